import type { EligibilityInquiry, InquiryPayer, InquiryPerson, InquiryReceiver } from '../model/inquiry.ts';
import type { Party } from '../model/parties.ts';
import { type SegmentCodec, write, writeAll, writeMaybe } from '../segments/codec.ts';
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
import type { SegmentWriter } from '../text/segment-writer.ts';
import { writeHeader } from '../transactions/header.ts';
import { DEPENDENT, PAYER, RECEIVER, SUBSCRIBER, writeLevels } from '../transactions/levels.ts';
import { writeQuestion } from './question.ts';

/** Writes a 270 from its BHT to the segment before its SE. */
export function writeInquiry(out: SegmentWriter, { header, payers }: EligibilityInquiry): void {
  writeHeader(out, header);
  const hasReceivers = (payer: InquiryPayer): boolean => payer.receivers.length > 0;
  writeLevels(out, PAYER, null, payers, hasReceivers, ({ payer, receivers }, number) => {
    write(out, payerParty, payer);
    const hasSubscribers = (receiver: InquiryReceiver): boolean => receiver.subscribers.length > 0;
    writeLevels(out, RECEIVER, number, receivers, hasSubscribers, (each, below) => writeReceiver(out, each, below));
  });
}

function writeReceiver(out: SegmentWriter, value: InquiryReceiver, number: number): void {
  write(out, receiverParty, value.receiver);
  writeAll(out, reference, value.references);
  writeMaybe(out, street, value.street);
  writeMaybe(out, city, value.city);
  writeMaybe(out, providerInformation, value.provider);
  writeLevels(
    out,
    SUBSCRIBER,
    number,
    value.subscribers,
    (subscriber) => subscriber.dependents.length > 0,
    (subscriber, below) => {
      writePerson(out, subscriber, subscriberParty);
      const hasNone = (): boolean => false;
      writeLevels(out, DEPENDENT, below, subscriber.dependents, hasNone, (each) => {
        writePerson(out, each, dependentParty);
      });
    },
  );
}

function writePerson(out: SegmentWriter, value: InquiryPerson, party: SegmentCodec<Party>): void {
  writeAll(out, trace, value.traces);
  write(out, party, value.name);
  writeAll(out, reference, value.references);
  writeMaybe(out, street, value.street);
  writeMaybe(out, city, value.city);
  writeMaybe(out, providerInformation, value.provider);
  writeMaybe(out, demographics, value.demographics);
  writeMaybe(out, relationship, value.relationship);
  writeMaybe(out, diagnoses, value.diagnoses.length === 0 ? null : value.diagnoses);
  writeAll(out, datedEvent, value.dates);
  for (const each of value.questions) writeQuestion(out, each);
}
