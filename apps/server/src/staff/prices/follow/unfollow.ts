import { deleteFollow } from '../../../prices/queries/price-follows.ts';
import { ActError } from '../../act-error.ts';
import { actOnPortal, type Staff } from '../../staff.ts';

/** Follows nothing for a location any more. Its prices stay. @throws ActError where nothing is followed for it. */
export async function unfollowForStaff(staff: Staff, locationId: string): Promise<void> {
  return actOnPortal(staff, 'prices follow', async (trx) => {
    if (!(await deleteFollow(trx, locationId))) {
      throw new ActError('notFollowed', `Nothing is followed for ${locationId}. Nothing was changed.`);
    }
    return { event: 'priceFollowRemoved', details: { location: locationId }, result: undefined };
  });
}
