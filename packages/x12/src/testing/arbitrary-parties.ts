import fc from 'fast-check';
import type {
  AdditionalInformation,
  City,
  Contact,
  DatedEvent,
  Party,
  Person,
  Procedure,
  ProviderInformation,
  Reference,
  Street,
} from '../model/parties.ts';
import { codeOf, count, date, days, maybe, some, value } from './arbitrary-values.ts';

const kind = fc.constantFrom('person' as const, 'organization' as const);
const identifier = fc.oneof(
  fc.record({ idQualifier: codeOf(2), id: value }),
  fc.constant({ idQualifier: null, id: null }),
);

/** NM1 of one of these entities; only 2120 has relationships. */
export function partyOf(
  entities: readonly string[],
  relationship = fc.constant<string | null>(null),
): fc.Arbitrary<Party> {
  const name = maybe(value);
  const names = fc.record({ name, firstName: name, middleName: name, prefix: name, suffix: name });
  return fc
    .tuple(fc.constantFrom(...entities), kind, names, identifier, relationship)
    .map(([entity, each, known, id, relation]) => ({ entity, kind: each, ...known, ...id, relationship: relation }));
}

export const related: fc.Arbitrary<Party> = partyOf(['P3', 'PR', 'IL', 'P5', '1P'], maybe(codeOf(2)));

export const reference: fc.Arbitrary<Reference> = fc.record({
  qualifier: codeOf(3),
  value,
  description: maybe(value),
});

export const street: fc.Arbitrary<Street> = fc.record({ line1: value, line2: maybe(value) });

export const city: fc.Arbitrary<City> = fc
  .record({
    city: maybe(value),
    state: maybe(value),
    postalCode: maybe(value),
    country: maybe(value),
    locationQualifier: maybe(value),
    location: maybe(value),
    subdivision: maybe(value),
  })
  .filter((each) => Object.values(each).some((part) => part !== null));

export const contact: fc.Arbitrary<Contact> = fc.record({
  role: codeOf(2),
  name: maybe(value),
  numbers: some(fc.record({ qualifier: codeOf(2), number: value }), 3),
});

export const provider: fc.Arbitrary<ProviderInformation> = fc.record({
  role: codeOf(3),
  qualifier: maybe(codeOf(3)),
  code: maybe(value),
});

export const datedEvent: fc.Arbitrary<DatedEvent> = fc
  .tuple(codeOf(3), days)
  .map(([qualifier, when]) => ({ qualifier, ...when }));

export const procedure: fc.Arbitrary<Procedure> = fc.record({
  qualifier: codeOf(2),
  code: value,
  modifiers: some(value, 4),
  lastCode: maybe(value),
});

export const additional: fc.Arbitrary<AdditionalInformation> = fc.record({
  qualifier: maybe(codeOf(3)),
  code: maybe(value),
  category: maybe(codeOf(2)),
  text: maybe(value),
});

export const pointers = some(fc.integer({ min: 1, max: 8 }), 4);

const demographics = fc.record({
  birthDate: maybe(date),
  sex: maybe(fc.constantFrom('F' as const, 'M' as const, 'U' as const)),
});

const relationship = fc.record({
  isSubscriber: fc.boolean(),
  relationship: codeOf(2),
  maintenanceType: maybe(codeOf(3)),
  maintenanceReason: maybe(codeOf(3)),
  birthSequence: maybe(count),
});

const trace = fc.record({
  type: fc.constantFrom('1' as const, '2' as const),
  reference: value,
  originator: maybe(value),
  division: maybe(value),
});

export function personOf(entity: string): fc.Arbitrary<Person> {
  return fc.record({
    traces: some(trace, 3),
    name: partyOf([entity]),
    references: some(reference),
    street: maybe(street),
    city: maybe(city),
    provider: maybe(provider),
    demographics: maybe(demographics),
    relationship: maybe(relationship),
    diagnoses: some(fc.record({ qualifier: codeOf(3), code: value }), 8),
    dates: some(datedEvent),
  });
}
