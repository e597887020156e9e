import type { SiteView } from './estimate-view.ts';

type Sites = ReadonlyMap<string, SiteView>;

/**
 * The sites of a service that costs the same as each kind of care that it can be. Where that is preventive care, what it would cost to
 * look into a problem can still depend on the kind: then it is not known.
 */
export function withAgreedProblem(sitesOfKinds: readonly Sites[], sites: Sites): Sites {
  return new Map(
    [...sites].map(([id, site]) => {
      const costs = new Set(sitesOfKinds.map((each) => each.get(id)?.preventive?.problemCents));
      const { preventive } = site;
      return [
        id,
        preventive === null || costs.size < 2 ? site : { ...site, preventive: { ...preventive, problemCents: null } },
      ];
    }),
  );
}
