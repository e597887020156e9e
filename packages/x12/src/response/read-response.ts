import type { Party } from '../model/parties.ts';
import type { EligibilityResponse, ResponsePayer, ResponsePerson, ResponseReceiver } from '../model/response.ts';
import { type SegmentCodec, many, maybe, one } from '../segments/codec.ts';
import {
  city,
  contact,
  dependentParty,
  payerParty,
  providerInformation,
  receiverParty,
  reference,
  street,
  subscriberParty,
} from '../segments/names.ts';
import { datedEvent, demographics, diagnoses, militaryService, relationship, trace } from '../segments/persons.ts';
import type { Cursor } from '../text/cursor.ts';
import { type TransactionStart, readHeader } from '../transactions/header.ts';
import { DEPENDENT, PAYER, RECEIVER, SUBSCRIBER, readLevels } from '../transactions/levels.ts';
import { readBenefits } from './benefit-rows.ts';
import { manyTold, maybeTold } from './lenient-segments.ts';
import { rejections } from './rejections.ts';

/**
 * Reads a 271 from its BHT to the segment before its SE. The fields are in the order of the guide, which is the order
 * of reading.
 */
export function readResponse(cursor: Cursor, start: TransactionStart): EligibilityResponse {
  return {
    header: readHeader(cursor, start),
    payers: readLevels(cursor, PAYER, null, (number) => readPayer(cursor, number)),
  };
}

function readPayer(cursor: Cursor, number: number): ResponsePayer {
  const transactionRejections = many(cursor, rejections.transaction);
  if (transactionRejections.length > 0 && cursor.segment.tag !== payerParty.tag) {
    return { transactionRejections, payer: null, contacts: [], rejections: [], receivers: [] };
  }
  return {
    transactionRejections,
    payer: one(cursor, payerParty),
    contacts: many(cursor, contact),
    rejections: many(cursor, rejections.payer),
    receivers: readLevels(cursor, RECEIVER, number, (below) => readReceiver(cursor, below)),
  };
}

function readReceiver(cursor: Cursor, number: number): ResponseReceiver {
  return {
    receiver: one(cursor, receiverParty),
    references: many(cursor, reference),
    street: maybe(cursor, street),
    city: maybe(cursor, city),
    rejections: many(cursor, rejections.receiver),
    provider: maybe(cursor, providerInformation),
    subscribers: readLevels(cursor, SUBSCRIBER, number, (below) => ({
      ...readPerson(cursor, subscriberParty, 'subscriber'),
      dependents: readLevels(cursor, DEPENDENT, below, () => readPerson(cursor, dependentParty, 'dependent')),
    })),
  };
}

/** What no figure hangs on may be outside the guide in a lenient reading (decision 64). */
function readPerson(cursor: Cursor, party: SegmentCodec<Party>, level: 'subscriber' | 'dependent'): ResponsePerson {
  return {
    traces: many(cursor, trace),
    name: one(cursor, party),
    references: manyTold(cursor, reference),
    street: maybeTold(cursor, street),
    city: maybeTold(cursor, city),
    rejections: many(cursor, rejections[level]),
    provider: maybeTold(cursor, providerInformation),
    demographics: maybeTold(cursor, demographics),
    relationship: maybeTold(cursor, relationship),
    diagnoses: maybeTold(cursor, diagnoses) ?? [],
    dates: many(cursor, datedEvent),
    military: maybeTold(cursor, militaryService),
    benefits: readBenefits(cursor, rejections[`${level}Benefit`]),
  };
}
