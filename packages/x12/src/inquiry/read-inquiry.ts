import type { EligibilityInquiry, InquiryPayer, InquiryPerson, InquiryReceiver } from '../model/inquiry.ts';
import type { Party } from '../model/parties.ts';
import { type SegmentCodec, many, maybe, one } from '../segments/codec.ts';
import {
  city,
  dependentParty,
  payerParty,
  providerInformation,
  receiverParty,
  reference,
  street,
  subscriberParty,
} from '../segments/names.ts';
import { datedEvent, demographics, diagnoses, relationship, trace } from '../segments/persons.ts';
import type { Cursor } from '../text/cursor.ts';
import { type TransactionStart, readHeader } from '../transactions/header.ts';
import { DEPENDENT, PAYER, RECEIVER, SUBSCRIBER, readLevels } from '../transactions/levels.ts';
import { readQuestions } from './question.ts';

/**
 * Reads a 270 from its BHT to the segment before its SE. The fields are in the order of the guide, which is the order
 * of reading.
 */
export function readInquiry(cursor: Cursor, start: TransactionStart): EligibilityInquiry {
  return {
    header: readHeader(cursor, start),
    payers: readLevels(cursor, PAYER, null, (number) => readPayer(cursor, number)),
  };
}

function readPayer(cursor: Cursor, number: number): InquiryPayer {
  return {
    payer: one(cursor, payerParty),
    receivers: readLevels(cursor, RECEIVER, number, (below) => readReceiver(cursor, below)),
  };
}

function readReceiver(cursor: Cursor, number: number): InquiryReceiver {
  return {
    receiver: one(cursor, receiverParty),
    references: many(cursor, reference),
    street: maybe(cursor, street),
    city: maybe(cursor, city),
    provider: maybe(cursor, providerInformation),
    subscribers: readLevels(cursor, SUBSCRIBER, number, (below) => ({
      ...readPerson(cursor, subscriberParty),
      dependents: readLevels(cursor, DEPENDENT, below, () => readPerson(cursor, dependentParty)),
    })),
  };
}

function readPerson(cursor: Cursor, party: SegmentCodec<Party>): InquiryPerson {
  return {
    traces: many(cursor, trace),
    name: one(cursor, party),
    references: many(cursor, reference),
    street: maybe(cursor, street),
    city: maybe(cursor, city),
    provider: maybe(cursor, providerInformation),
    demographics: maybe(cursor, demographics),
    relationship: maybe(cursor, relationship),
    diagnoses: maybe(cursor, diagnoses) ?? [],
    dates: many(cursor, datedEvent),
    questions: readQuestions(cursor),
  };
}
