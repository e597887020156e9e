import type { Party } from '../model/parties.ts';
import type { EligibilityResponse, ResponsePayer, ResponsePerson, ResponseReceiver } from '../model/response.ts';
import { type SegmentCodec, write, writeAll, writeMaybe } from '../segments/codec.ts';
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
import type { SegmentWriter } from '../text/segment-writer.ts';
import { writeHeader } from '../transactions/header.ts';
import { DEPENDENT, PAYER, RECEIVER, SUBSCRIBER, writeLevels } from '../transactions/levels.ts';
import { writeBenefits } from './benefit-rows.ts';
import { rejections } from './rejections.ts';

/** Writes a 271 from its BHT to the segment before its SE. */
export function writeResponse(out: SegmentWriter, { header, payers }: EligibilityResponse): void {
  writeHeader(out, header);
  const hasReceivers = (payer: ResponsePayer): boolean => payer.receivers.length > 0;
  writeLevels(out, PAYER, null, payers, hasReceivers, (each, number) => writePayer(out, each, number));
}

function writePayer(out: SegmentWriter, value: ResponsePayer, number: number): void {
  writeAll(out, rejections.transaction, value.transactionRejections);
  writeMaybe(out, payerParty, value.payer);
  writeAll(out, contact, value.contacts);
  writeAll(out, rejections.payer, value.rejections);
  const hasSubscribers = (receiver: ResponseReceiver): boolean => receiver.subscribers.length > 0;
  writeLevels(out, RECEIVER, number, value.receivers, hasSubscribers, (each, below) => writeReceiver(out, each, below));
}

function writeReceiver(out: SegmentWriter, value: ResponseReceiver, number: number): void {
  write(out, receiverParty, value.receiver);
  writeAll(out, reference, value.references);
  writeMaybe(out, street, value.street);
  writeMaybe(out, city, value.city);
  writeAll(out, rejections.receiver, value.rejections);
  writeMaybe(out, providerInformation, value.provider);
  writeLevels(
    out,
    SUBSCRIBER,
    number,
    value.subscribers,
    (subscriber) => subscriber.dependents.length > 0,
    (subscriber, below) => {
      writePerson(out, subscriber, subscriberParty, 'subscriber');
      const hasNone = (): boolean => false;
      writeLevels(out, DEPENDENT, below, subscriber.dependents, hasNone, (each) => {
        writePerson(out, each, dependentParty, 'dependent');
      });
    },
  );
}

function writePerson(
  out: SegmentWriter,
  value: ResponsePerson,
  party: SegmentCodec<Party>,
  level: 'subscriber' | 'dependent',
): void {
  writeAll(out, trace, value.traces);
  write(out, party, value.name);
  writeAll(out, reference, value.references);
  writeMaybe(out, street, value.street);
  writeMaybe(out, city, value.city);
  writeAll(out, rejections[level], value.rejections);
  writeMaybe(out, providerInformation, value.provider);
  writeMaybe(out, demographics, value.demographics);
  writeMaybe(out, relationship, value.relationship);
  writeMaybe(out, diagnoses, value.diagnoses.length === 0 ? null : value.diagnoses);
  writeAll(out, datedEvent, value.dates);
  writeMaybe(out, militaryService, value.military);
  writeBenefits(out, value.benefits, rejections[`${level}Benefit`]);
}
