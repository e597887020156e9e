import { type BenefitRow, type Interchange, type Rejection, eligibilityInquiry } from '@portico/x12';
import type { EligibilityInquiry, EligibilityResponse, ResponseSubscriber, Transaction } from '@portico/x12';
import { fewRows, manyDatesAndRemarks, manyRows, rowsOfEveryKind } from './x12-rows.ts';

const DAY = '2026-11-21';

/** What a portal, a clearinghouse and a payer send each other: small, with many rows, with many sets. No two are the same. */
export const shapes: Readonly<Record<string, () => readonly Interchange[]>> = {
  '270': () => several(1000, inquiry),
  '270, many sets': () => [manySets(inquiry, 4000)],
  '271, rejected': () => several(1000, (number) => answer(number, [], [wrongNumber])),
  '271, few rows': () => several(1000, (number) => answer(number, fewRows(number))),
  '271, of a dependent': () => several(1000, (number) => answerOfDependent(number, fewRows(number))),
  '271 of 13 KB': () => several(200, (number) => answer(number, rowsOfEveryKind(number))),
  '271, hundreds of rows': () => several(200, (number) => answer(number, manyRows(number))),
  '271, dates and remarks': () => several(200, (number) => answer(number, manyDatesAndRemarks(number))),
  '271, many sets': () => [manySets((number) => answer(number, rowsOfEveryKind(number)), 400)],
};

function several(count: number, messageOf: (number: number) => Interchange): readonly Interchange[] {
  return Array.from({ length: count }, (_, index) => messageOf(index + 1));
}

/** One interchange with this many transactions in one group. */
function manySets(messageOf: (number: number) => Interchange, count: number): Interchange {
  const [first, ...others] = several(count, messageOf);
  const transactions = [first, ...others].flatMap((each) => each?.groups.flatMap((group) => group.transactions) ?? []);
  if (first === undefined) throw new Error('there is no message');
  return { ...first, groups: first.groups.map((group) => ({ ...group, transactions })) };
}

/** A 270 about one person, as the portal sends it. */
function inquiry(number: number): Interchange {
  return eligibilityInquiry({
    sender: { qualifier: 'ZZ', id: 'PORTICO' },
    receiver: { qualifier: 'ZZ', id: 'HARBORPAYER' },
    at: `${DAY}T10:30`,
    controlNumber: number,
    usage: 'T',
    reference: `REF-${number}`,
    trace: { reference: `TRACE-${number}`, originator: '9PORTICO01' },
    payer: { name: 'Harbor Mutual', id: 'HRBR1' },
    provider: { name: 'Alder Bay Hospital', npi: '1234567893' },
    subscriber: {
      lastName: 'Marsh',
      firstName: 'Drew',
      birthDate: '1980-02-29',
      sex: 'F',
      memberId: `HM${String(number).padStart(8, '0')}`,
    },
    serviceTypeCodes: ['30', '98'],
    serviceDate: DAY,
  });
}

const wrongNumber: Rejection = { level: 'subscriber', valid: false, code: '72', action: 'C', position: 0 };

/** The 271 that answers it with these rows, or rejects it. */
function answer(number: number, benefits: readonly BenefitRow[], rejections: readonly Rejection[] = []): Interchange {
  return answering(number, (person) => ({ ...person, rejections, benefits, dependents: [] }));
}

/** The same about a child of the subscriber, with the address of both. */
function answerOfDependent(number: number, benefits: readonly BenefitRow[]): Interchange {
  const address = {
    street: { line1: '12 HARBOR ROAD', line2: null },
    city: {
      city: 'ALDER BAY',
      state: 'WA',
      postalCode: '98101',
      country: null,
      locationQualifier: null,
      location: null,
      subdivision: null,
    },
  };
  return answering(number, ({ dates, ...person }) => {
    const name = { ...person.name, entity: '03', firstName: 'ROBIN', idQualifier: null, id: null };
    const dependent = { ...person, ...address, name, dates, rejections: [], benefits };
    const subscriber = { ...person, ...address, traces: [], dates: [], rejections: [], benefits: [] };
    return { ...subscriber, dependents: [dependent] };
  });
}

type AskedPerson = Omit<ResponseSubscriber, 'rejections' | 'benefits' | 'dependents'>;

function answering(number: number, answerTo: (person: AskedPerson) => ResponseSubscriber): Interchange {
  const asked = inquiry(number);
  const answered = (transaction: Transaction): Transaction =>
    transaction.kind === '270' ? { kind: '271', ...answerOf(transaction, answerTo) } : transaction;
  const groups = asked.groups.map((group) => ({
    ...group,
    functionalId: 'HB' as const,
    transactions: group.transactions.map(answered),
  }));
  return { ...asked, groups };
}

function answerOf(
  { header, payers }: EligibilityInquiry,
  answerTo: (person: AskedPerson) => ResponseSubscriber,
): EligibilityResponse {
  return {
    header: { ...header, purpose: '11' },
    payers: payers.map(({ payer, receivers }) => ({
      transactionRejections: [],
      payer,
      contacts: [],
      rejections: [],
      receivers: receivers.map((receiver) => ({
        ...receiver,
        rejections: [],
        subscribers: receiver.subscribers.map(({ questions: _questions, dependents: _dependents, ...person }) =>
          answerTo({ ...person, military: null }),
        ),
      })),
    })),
  };
}
