import { FollowError } from '../../../prices/follow/follow-error.ts';
import { followFailureTextAtScreen } from '../../../staff/prices/follow/failure-text.ts';
import { fetchFollowed, requireFollow } from '../../../staff/prices/follow/fetch-followed.ts';
import { followForStaff } from '../../../staff/prices/follow/follow-file.ts';
import { unfollowForStaff } from '../../../staff/prices/follow/unfollow.ts';
import type { StaffHandlers } from '../../handler.ts';
import { createLongCalls } from '../../long-call.ts';
import { requireLocation } from '../../require-location.ts';
import { staffOf } from '../../services.ts';

type PriceFollowCalls = Pick<StaffHandlers, 'followPrices' | 'unfollowPrices' | 'fetchFollowedPrices'>;

const fetching = createLongCalls();

/** Nobody stops it: whoever asked may come back for what came of it. */
const unstopped = (): AbortSignal => new AbortController().signal;

export const priceFollowCalls = {
  async followPrices({ locationId, address, name, accepts, language }, member, { services }) {
    const location = requireLocation(services, locationId);
    const order = { location, address, name, accepts: accepts.filter((each) => each !== '') };
    try {
      await followForStaff(staffOf(member, services), order, unstopped());
      return { problem: null };
    } catch (error) {
      if (error instanceof FollowError) return { problem: followFailureTextAtScreen(error, language) };
      throw error;
    }
  },
  async unfollowPrices({ locationId }, member, { services }) {
    await unfollowForStaff(staffOf(member, services), locationId);
    return {};
  },
  async fetchFollowedPrices({ locationId, language }, member, { services }) {
    const staff = staffOf(member, services);
    const follow = await requireFollow(staff, locationId);
    const outcome = await fetching(
      services,
      ['fetchFollowedPrices', member.subject, locationId, language],
      async () => {
        const found = await fetchFollowed(staff, follow, { clock: services.clock, signal: unstopped() });
        return {
          kind: found.kind,
          problem: found.kind === 'failed' ? followFailureTextAtScreen(found, language) : null,
        };
      },
    );
    return { outcome };
  },
} satisfies PriceFollowCalls;
