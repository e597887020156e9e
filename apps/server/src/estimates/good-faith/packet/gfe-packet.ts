import type {
  GoodFaithEstimate,
  GoodFaithItem,
  GoodFaithProvider,
} from '../../../documents/good-faith/good-faith-estimate.ts';
import { gfeBundle, type MakeUrl, missingBundle, taxonomyOf } from './bundles.ts';
import { isPriced } from './claims.ts';
import { gfeComposition, type Section } from './composition.ts';
import { type Entry, ofProfile, type Resource, systems } from './fhir.ts';
import { coverageEntry, organizationEntry, patientEntry } from './parties.ts';

/** What a packet says in the patient's words. */
export interface PacketWords {
  readonly title: string;
  readonly disclaimers: readonly string[];
}

/**
 * A good-faith estimate as a GFE Packet of HL7 Da Vinci PCT 2.0.1 (HL7/davinci-pct, input/fsh/pct_gfe_packet.fsh): a `document`
 * Bundle with a Composition, and a Bundle for each provider: with its claims as far as its charges are known, and
 * with what is still asked of it where they are not.
 *
 * All entries that a bundle refers to are in it; those of a co-provider stand in its own bundle within the document, since the packet
 * itself has room for whoever gives the estimate alone (docs/decisions/0134).
 *
 * @param makeUrl makes a fresh `urn:uuid:` for each resource.
 */
export function gfePacket(
  estimate: GoodFaithEstimate,
  { title, disclaimers }: PacketWords,
  makeUrl: MakeUrl,
): Resource {
  const patient = patientEntry(estimate.patient, makeUrl());
  const coverage = coverageEntry(patient, makeUrl());
  const contributors = contributorsOf(estimate.providers).map((each) => ({
    ...each,
    organization: organizationEntry(each.provider, makeUrl()),
  }));
  const sections = contributors.flatMap(({ provider, items, organization }): Section[] => {
    const context = {
      estimate,
      patient,
      coverage,
      provider: organization,
      taxonomy: taxonomyOf(provider),
      disclaimers,
    };
    const open = items.filter((item) => !isPriced(item));
    return [
      ...(items.some(isPriced) ? [{ bundle: gfeBundle(items, context, makeUrl), author: organization }] : []),
      ...(open.length === 0 ? [] : [{ bundle: missingBundle(open, context, makeUrl), author: organization }]),
    ];
  });
  const fullUrl = makeUrl();
  const composition = gfeComposition(estimate, { fullUrl, title, patient, coverage, sections });
  const initiating = contributors.find(({ provider }) => provider.role === 'convening')?.organization;
  const entry: Entry[] = [
    { fullUrl, resource: composition },
    patient,
    coverage,
    ...(initiating === undefined ? [] : [initiating]),
    ...sections.map(({ bundle }) => bundle),
  ];
  return {
    resourceType: 'Bundle',
    meta: ofProfile('davinci-pct-gfe-packet'),
    identifier: { system: systems.uri, value: makeUrl() },
    type: 'document',
    timestamp: estimate.requestedAt.toISOString(),
    entry,
  };
}

/** Who sends bills: a doctor who bills through the hospital is part of it. */
function contributorsOf(
  providers: readonly GoodFaithProvider[],
): Array<{ provider: GoodFaithProvider; items: readonly GoodFaithItem[] }> {
  const employed = providers.filter(({ role }) => role === 'employed');
  return providers
    .filter(({ role }) => role !== 'employed')
    .map((provider) => ({
      provider,
      items:
        provider.role === 'convening' ? [...provider.items, ...employed.flatMap(({ items }) => items)] : provider.items,
    }));
}
