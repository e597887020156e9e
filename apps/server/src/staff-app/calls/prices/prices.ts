import type { PricesOfLocationModel } from '@portico/staff-contract';
import { listFollows } from '../../../prices/queries/price-follows.ts';
import { listVersions } from '../../../prices/queries/version-states.ts';
import { comparePrices } from '../../../staff/prices/compare-prices.ts';
import { activatePrices, discardPrices, rollBackPrices } from '../../../staff/prices/switch-prices.ts';
import { lastUploads } from '../../../staff/prices/uploads/price-uploads.ts';
import { readReason } from '../../../staff/reason.ts';
import type { StaffHandlers } from '../../handler.ts';
import { createLongCalls } from '../../long-call.ts';
import { priceUploadModel } from '../../models/price-upload.ts';
import { priceComparisonModel, priceVersionModel } from '../../models/prices.ts';
import { type StaffServices, staffOf } from '../../services.ts';

type PriceCalls = Pick<
  StaffHandlers,
  'listPrices' | 'comparePrices' | 'activatePrices' | 'rollBackPrices' | 'discardPrices'
>;

/** Entries of each list: as many as somebody reads. */
const MOST_LISTED = 50;

const comparing = createLongCalls();

export const priceCalls = {
  async listPrices({ locationId }, _member, { services }) {
    return { locations: await pricesOf(services, locationId) };
  },
  async comparePrices({ locationId, versionId }, { subject }, { services }) {
    const { database, settings } = services;
    const asked = { locationId, versionId, most: MOST_LISTED };
    const comparison = await comparing(services, ['comparePrices', subject, locationId, versionId], async () =>
      priceComparisonModel(await comparePrices(database.longRunning.db, settings.healthSystem, asked)),
    );
    return { comparison };
  },
  async activatePrices({ reason, older, ...asked }, member, { services }) {
    const why = older || reason !== '' ? readReason(reason) : undefined;
    await activatePrices(staffOf(member, services), { ...asked, older, reason: why });
    return {};
  },
  async rollBackPrices({ reason, ...asked }, member, { services }) {
    const { live } = await rollBackPrices(staffOf(member, services), { ...asked, reason: readReason(reason) });
    return { versionId: live.versionId };
  },
  async discardPrices(asked, member, { services }) {
    await discardPrices(staffOf(member, services), asked);
    return {};
  },
} satisfies PriceCalls;

/** The locations of the settings, and those that are no longer there and still have prices. */
async function pricesOf(
  { database: { db }, settings: { healthSystem } }: StaffServices,
  asked: string | null,
): Promise<PricesOfLocationModel[]> {
  const [versions, uploads, follows] = [
    await listVersions(db, asked ?? undefined),
    await lastUploads(db, asked),
    await listFollows(db),
  ];
  const known = healthSystem.locations.map(({ id, name, ours }) => ({ id, name, isOurs: ours, isKnown: true }));
  const others = [...new Set(versions.map(({ locationId }) => locationId))]
    .filter((id) => known.every((location) => location.id !== id))
    .map((id) => ({ id, name: id, isOurs: true, isKnown: false }));
  return [...known, ...others]
    .filter(({ id }) => asked === null || id === asked)
    .map(({ id, ...location }) => {
      const upload = uploads.get(id);
      const follow = follows.find((each) => each.locationId === id);
      return {
        ...location,
        locationId: id,
        versions: versions.filter((version) => version.locationId === id).map(priceVersionModel),
        upload: upload === undefined ? null : priceUploadModel(upload),
        follow:
          follow === undefined
            ? null
            : {
                address: follow.address,
                checkedAt: follow.checkedAt?.toISOString() ?? null,
                nextAt: follow.nextAt.toISOString(),
                hasFailed: follow.failure !== null,
              },
      };
    });
}
