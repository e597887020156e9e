import type { PriceComparisonModel, PriceVersionModel } from '@portico/staff-contract';
import type { PriceVersion } from '../../prices/queries/version-states.ts';
import type { PriceComparison } from '../../staff/prices/compare-prices.ts';

export function priceVersionModel(version: PriceVersion): PriceVersionModel {
  const { versionId, status, fileName, hospitalName, lastUpdatedOn, items, charges, rates, problems } = version;
  // Others are never listed.
  if (status !== 'staged' && status !== 'live' && status !== 'kept') throw new Error(`A version is ${status}.`);
  return {
    versionId,
    status,
    fileName,
    hospitalName,
    lastUpdatedOn,
    items,
    charges,
    rates,
    problems,
    importedAt: version.importedAt.toISOString(),
    liveAt: version.liveAt?.toISOString() ?? null,
  };
}

export function priceComparisonModel({ live, version, diff, asked }: PriceComparison): PriceComparisonModel {
  const { services, gross, cash, rates, payers, newServices, goneServices, moves, jumps, jumpCount } = diff;
  return {
    live: priceVersionModel(live),
    version: priceVersionModel(version),
    services,
    gross,
    cash,
    rates,
    payers: payers.slice(0, MAX_PAYERS),
    newServices: [...newServices],
    goneServices: [...goneServices],
    moves: [...moves],
    jumps: [...jumps],
    jumpCount,
    isAsked: asked.isAsked,
    asked: asked.services.map(({ name, estimates, before, after, payors }) => ({
      name,
      estimates,
      before,
      after,
      payors: payors.map((payor) => ({ name: payor.name, before: payor.before, after: payor.after })),
    })),
  };
}

/** Those that changed most; `prices diff --json` has all. */
const MAX_PAYERS = 200;
