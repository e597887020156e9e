import fc from 'fast-check';
import type { EligibilityInquiry, InquiryPerson, InquiryReceiver, Question } from '../model/inquiry.ts';
import { header } from './arbitrary-header.ts';
import {
  additional,
  city,
  datedEvent,
  partyOf,
  personOf,
  pointers,
  procedure,
  provider,
  reference,
  street,
} from './arbitrary-parties.ts';
import { cents, codeOf, maybe, some } from './arbitrary-values.ts';

const question: fc.Arbitrary<Question> = fc.record({
  serviceTypeCodes: some(codeOf(2), 12),
  procedure: maybe(procedure),
  coverageLevel: maybe(fc.constantFrom('FAM', 'IND')),
  insuranceType: maybe(codeOf(3)),
  diagnosisPointers: pointers,
  amounts: some(fc.record({ qualifier: codeOf(3), cents })),
  additional: some(additional),
  references: some(reference),
  dates: some(datedEvent),
});

function inquiryPerson(entity: string): fc.Arbitrary<InquiryPerson> {
  return fc.tuple(personOf(entity), some(question, 3)).map(([person, questions]) => ({ ...person, questions }));
}

const receiver: fc.Arbitrary<InquiryReceiver> = fc.record({
  receiver: partyOf(['1P', 'FA', '80']),
  references: some(reference),
  street: maybe(street),
  city: maybe(city),
  provider: maybe(provider),
  subscribers: some(
    fc.tuple(inquiryPerson('IL'), some(inquiryPerson('03'))).map(([person, dependents]) => ({ ...person, dependents })),
    3,
  ),
});

export const inquiry: fc.Arbitrary<EligibilityInquiry> = fc.record({
  header,
  payers: some(fc.record({ payer: partyOf(['PR', '2B', 'P5']), receivers: some(receiver) })),
});
