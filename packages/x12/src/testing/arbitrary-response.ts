import fc from 'fast-check';
import type {
  BenefitRow,
  Delivery,
  EligibilityResponse,
  Flaw,
  MilitaryService,
  Rejection,
  RejectionLevel,
  RelatedEntity,
  ResponsePayer,
  ResponsePerson,
  ResponseReceiver,
} from '../model/response.ts';
import {
  additional,
  city,
  contact,
  datedEvent,
  partyOf,
  personOf,
  pointers,
  procedure,
  provider,
  reference,
  related,
  street,
} from './arbitrary-parties.ts';
import { header } from './arbitrary-header.ts';
import { cents, codeOf, count, days, maybe, quantity, some, value } from './arbitrary-values.ts';

function rejectionAt(level: RejectionLevel): fc.Arbitrary<Rejection> {
  return fc.record({
    level: fc.constant(level),
    valid: fc.boolean(),
    code: codeOf(2),
    action: maybe(fc.constantFrom('C', 'N', 'P', 'R', 'S', 'W', 'X', 'Y')),
    position: fc.constant(0),
  });
}

const basisPoints = fc.integer({ min: 0, max: 10_000 });

interface Figure<K extends Flaw['element']> {
  readonly known: number | null;
  readonly flaw: (Flaw & { element: K }) | null;
}

/** A figure that is there, missing, or withheld. */
function figure<K extends Flaw['element']>(
  element: K,
  known: fc.Arbitrary<number>,
  flawed: readonly (readonly [Flaw['reason'], string])[],
): fc.Arbitrary<Figure<K>> {
  const flaw = fc.constantFrom(...flawed).map(([reason, text]) => ({ known: null, flaw: { element, reason, text } }));
  return fc.oneof({ weight: 5, arbitrary: maybe(known).map((each) => ({ known: each, flaw: null })) }, flaw);
}

const figures = fc.tuple(
  figure(7, cents, [
    ['negative', '-12.50'],
    ['tooFine', '10.005'],
  ]),
  figure(8, basisPoints, [
    ['negative', '-.2'],
    ['tooFine', '.33333'],
    ['aboveOne', '20'],
  ]),
  figure(10, quantity, [
    ['negative', '-3'],
    ['tooFine', '.0000001'],
  ]),
);

const delivery: fc.Arbitrary<Delivery> = fc.record({
  quantityQualifier: maybe(codeOf(2)),
  quantity: maybe(quantity),
  unit: maybe(codeOf(2)),
  sampleSelection: maybe(quantity),
  periodQualifier: maybe(codeOf(2)),
  periods: maybe(count),
  calendarPattern: maybe(codeOf(2)),
  timePattern: maybe(codeOf(1)),
});

const entity: fc.Arbitrary<RelatedEntity> = fc.record({
  name: related,
  street: maybe(street),
  city: maybe(city),
  contacts: some(contact),
  provider: maybe(provider),
});

function benefitAt(level: RejectionLevel): fc.Arbitrary<BenefitRow> {
  const rest = fc.record({
    information: fc.constantFrom('1', '6', 'A', 'B', 'C', 'G', 'F', 'I', 'U', 'V', 'CB', 'MC', 'R', 'X'),
    coverageLevel: maybe(fc.constantFrom('IND', 'FAM', 'EMP', 'DEP')),
    serviceTypeCodes: some(codeOf(2), 12),
    insuranceType: maybe(codeOf(3)),
    planDescription: maybe(value),
    period: maybe(fc.constantFrom('6', '7', '13', '21', '23', '24', '27', '29', '36')),
    quantityQualifier: maybe(codeOf(2)),
    authorization: maybe(fc.constantFrom('Y' as const, 'N' as const, 'U' as const)),
    network: maybe(fc.constantFrom('Y' as const, 'N' as const, 'W' as const, 'U' as const)),
    procedure: maybe(procedure),
    diagnosisPointers: pointers,
    delivery: some(delivery),
    references: some(reference),
    dates: some(datedEvent),
    rejections: some(rejectionAt(level)),
    messages: some(value, 3),
    additional: some(additional),
    entities: some(entity),
    unreadable: fc.constant([]),
    position: fc.constant(0),
  });
  return fc.tuple(rest, figures).map(([row, [amount, fraction, number]]) => ({
    ...row,
    amountCents: amount.known,
    basisPoints: fraction.known,
    quantity: number.known,
    flaws: [amount.flaw, fraction.flaw, number.flaw].filter((each) => each !== null),
  }));
}

const military: fc.Arbitrary<MilitaryService> = fc
  .tuple(
    fc.record({
      status: codeOf(1),
      employment: codeOf(2),
      affiliation: codeOf(1),
      description: maybe(value),
      rank: maybe(codeOf(2)),
    }),
    fc.oneof(days, fc.constant({ from: null, to: null })),
  )
  .map(([service, when]) => ({ ...service, ...when }));

function responsePerson(entityCode: string, level: 'subscriber' | 'dependent'): fc.Arbitrary<ResponsePerson> {
  return fc
    .tuple(
      personOf(entityCode),
      fc.record({
        rejections: some(rejectionAt(level)),
        military: maybe(military),
        benefits: some(benefitAt(`${level}Benefit`), 4),
      }),
    )
    .map(([person, rest]) => ({ ...person, ...rest }));
}

const receiver: fc.Arbitrary<ResponseReceiver> = fc.record({
  receiver: partyOf(['1P', '2B', '36', '80', 'FA', 'GP', 'P5', 'PR']),
  references: some(reference),
  street: maybe(street),
  city: maybe(city),
  rejections: some(rejectionAt('receiver')),
  provider: maybe(provider),
  subscribers: some(
    fc
      .tuple(responsePerson('IL', 'subscriber'), some(responsePerson('03', 'dependent')))
      .map(([person, dependents]) => ({ ...person, dependents })),
  ),
});

const answeringPayer: fc.Arbitrary<ResponsePayer> = fc.record({
  transactionRejections: some(rejectionAt('transaction')),
  payer: partyOf(['PR', '2B', '36', 'GP', 'P5']),
  contacts: some(contact),
  rejections: some(rejectionAt('payer')),
  receivers: some(receiver),
});

const rejectingPayer: fc.Arbitrary<ResponsePayer> = fc.record({
  transactionRejections: fc.array(rejectionAt('transaction'), { minLength: 1, maxLength: 3 }),
  payer: fc.constant(null),
  contacts: fc.constant([]),
  rejections: fc.constant([]),
  receivers: fc.constant([]),
});

export const response: fc.Arbitrary<EligibilityResponse> = fc.record({
  header,
  payers: some(fc.oneof({ weight: 4, arbitrary: answeringPayer }, rejectingPayer)),
});
