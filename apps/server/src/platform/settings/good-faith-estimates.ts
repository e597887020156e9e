import * as z from 'zod';
import { npi } from './npi.ts';

const text = z.string().trim().min(1);

/** The number by which a provider pays taxes, as it stands on a bill. */
const tin = z.string().regex(/^\d{2}-\d{7}$/, 'must be an employer identification number, written as 12-3456789');

/** Of the Health Care Provider Taxonomy (NUCC): what kind of provider somebody is. */
const taxonomy = z.string().regex(/^[0-9A-Z]{9}X$/, 'must be a code of the provider taxonomy, as 282N00000X');

/** What somebody else than the hospital may bill of a service. */
const coProviderParts = ['anesthesia', 'reading', 'pathology', 'doctor'] as const;

/**
 * Who bills with the hospital's care, and is not the hospital: a co-provider or co-facility (45 CFR 149.610(a)(2)(iii)).
 */
const coProvider = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'must be lower-case letters, digits and hyphens'),
  name: text,
  npi,
  tin,
  taxonomy,
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written as (650) 498-2900'),
  /** Which parts of a service are on its bill. */
  bills: z.array(z.enum(coProviderParts)).min(1),
  /** At which locations; without it at all of them. */
  locations: z.array(z.string()).optional(),
});

/** What a good-faith estimate says of who gives it (45 CFR 149.610(c)(1)(v)). Without it the portal gives none. */
export const goodFaithEstimates = z.strictObject({
  /** The name on the hospital's bills, where that is another than the health system's. */
  name: text.optional(),
  tin,
  /** 282N00000X is a general acute care hospital. */
  taxonomy: taxonomy.default('282N00000X'),
  coProviders: z.array(coProvider).default([]),
});

type GoodFaithSettings = z.infer<typeof goodFaithEstimates>;
export type CoProvider = GoodFaithSettings['coProviders'][number];
export type CoProviderPart = (typeof coProviderParts)[number];

interface System {
  readonly goodFaithEstimates?: GoodFaithSettings | undefined;
  readonly npi?: string | undefined;
  readonly locations: ReadonlyArray<{ readonly id: string; readonly ours: boolean; readonly npi?: string | undefined }>;
}

/** Adds what does not fit together: a location without a number of its own, and two who would bill one part. */
export function checkGoodFaithEstimates(system: System, context: z.RefinementCtx): void {
  const { goodFaithEstimates: settings, locations } = system;
  if (settings === undefined) return;
  const report = (path: PropertyKey[], message: string): void => {
    context.addIssue({ code: 'custom', path, message });
  };
  for (const [at, location] of locations.entries()) {
    if (!location.ours || (location.npi ?? system.npi) !== undefined) continue;
    report(
      ['locations', at, 'npi'],
      'is missing: a good-faith estimate names it (45 CFR 149.610). Or set npi of the health system',
    );
  }
  const known = new Set(locations.map(({ id }) => id));
  const billers = new Map<string, string>();
  for (const [at, { id, bills, locations: where }] of settings.coProviders.entries()) {
    const path = ['goodFaithEstimates', 'coProviders', at];
    for (const [index, each] of (where ?? []).entries()) {
      if (!known.has(each)) report([...path, 'locations', index], 'must be the id of one of the locations');
    }
    for (const part of bills) {
      for (const location of where ?? known) {
        const other = billers.get(`${part} ${location}`);
        if (other === undefined) billers.set(`${part} ${location}`, id);
        else report([...path, 'bills'], `has ${part} at ${location}, which ${other} bills already`);
      }
    }
  }
}
