import { type Group, type Interchange, type Transaction, writeInterchange } from '@portico/x12';
import { answerInquiry, type Circumstances } from './answer-inquiry.ts';
import { behaviors, type Behavior } from './behaviors.ts';
import { partOf } from './member-number.ts';
import { insurerOf } from './plans.ts';
import type { MessageKind } from './protocols.ts';

/** The response, and the seconds before it. `failure` and `nothing` are responses of HTTP, not of X12. */
export type Answer = { waits: number } & (
  | { is: 'message'; text: string; kind: MessageKind }
  | { is: 'html' }
  | { is: 'failure' }
  | { is: 'nothing' }
);

/** Writes the response to an interchange with a 270. The insurer and the member number of its first person decide. */
export function writeAnswer(asked: Interchange, number: number, circumstances: Circumstances): Answer {
  const { waits, says } = asksTooMuch(asked) ? tooMuch : behaviorOf(asked);
  if (says === 'html' || says === 'failure' || says === 'nothing') return { is: says, waits };
  const kind = says === '999' || says === 'TA1' ? says : '271';
  const text = writeInterchange(envelopeOf(asked, kind, number, circumstances));
  return { is: 'message', kind, waits, text: says === 'half' ? text.slice(0, text.length / 2) : text };
}

const prompt: Behavior = { waits: 0, says: 'benefits' };

/** A refusal of the whole message. */
const tooMuch: Behavior = { waits: 0, says: '999' };

/** Several service types for an insurer that takes one at a time. */
function asksTooMuch(asked: Interchange): boolean {
  return inquiriesOf(asked)
    .flatMap(({ payers }) => payers)
    .filter(({ payer }) => insurerOf(payer.id ?? '')?.answers === 'one')
    .flatMap(({ receivers }) => receivers.flatMap(({ subscribers }) => subscribers))
    .flatMap((subscriber) => [subscriber, ...subscriber.dependents])
    .some(({ questions }) => questions.flatMap(({ serviceTypeCodes }) => serviceTypeCodes).length > 1);
}

function inquiriesOf({ groups }: Interchange) {
  return groups.flatMap(({ transactions }) => transactions).filter((each) => each.kind === '270');
}

function behaviorOf(asked: Interchange): Behavior {
  const inquiries = inquiriesOf(asked);
  const [first] = inquiries.flatMap(({ payers }) => payers.flatMap(({ receivers }) => receivers));
  const part = partOf(first?.subscribers[0]?.name.id ?? '');
  return part.play === 'behavior' ? (behaviors[part.behavior] ?? prompt) : prompt;
}

/** The envelope back to the sender, group for group; or a TA1, which rejects the whole and has no group. */
function envelopeOf(
  { control, groups }: Interchange,
  kind: MessageKind,
  number: number,
  circumstances: Circumstances,
): Interchange {
  const now = circumstances.now.toISOString();
  const date = now.slice(0, 10);
  const time = now.slice(11, 16);
  const refused = { controlNumber: control.controlNumber, date: control.date, time: control.time };
  return {
    control: {
      ...control,
      senderQualifier: control.receiverQualifier,
      senderId: control.receiverId,
      receiverQualifier: control.senderQualifier,
      receiverId: control.senderId,
      date,
      time,
      controlNumber: String(number).padStart(9, '0'),
      ackRequested: false,
    },
    acknowledgements: kind === 'TA1' ? [{ ...refused, outcome: 'R', code: '006' }] : [],
    groups: (kind === 'TA1' ? [] : groups).map((group) => ({
      functionalId: kind === '999' ? 'FA' : 'HB',
      senderCode: group.receiverCode,
      receiverCode: group.senderCode,
      date,
      time,
      controlNumber: group.controlNumber,
      version: kind === '999' ? '005010X231A1' : group.version,
      transactions: kind === '999' ? [errorResponse(group)] : answersOf(group, circumstances),
    })),
  };
}

function answersOf({ transactions }: Group, circumstances: Circumstances): Transaction[] {
  return transactions
    .filter((each) => each.kind === '270')
    .map((each) => ({ kind: '271', ...answerInquiry(each, circumstances) }));
}

/** A 999 that rejects a group's transactions. */
function errorResponse({ functionalId, controlNumber, version, transactions }: Group): Transaction {
  return {
    kind: '999',
    controlNumber: '0001',
    implementation: '005010X231A1',
    group: { functionalId, controlNumber, version },
    transactions: transactions.map((each) => ({
      identifier: each.kind,
      controlNumber: headOf(each).controlNumber,
      implementation: headOf(each).implementation,
      errors: [{ segment: 'DMG', position: 11, loop: '2100C', code: '8', contexts: [], elements: [] }],
      outcome: 'R',
      codes: ['5'],
    })),
    outcome: 'R',
    included: transactions.length,
    received: transactions.length,
    accepted: 0,
    codes: [],
  };
}

const headOf = (transaction: Transaction) => (transaction.kind === '999' ? transaction : transaction.header);
