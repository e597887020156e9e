import fc from 'fast-check';
import type {
  ErrorContext,
  ImplementationAcknowledgement,
  SegmentError,
  TechnicalAcknowledgement,
} from '../model/acknowledgements.ts';
import type { Group, Interchange, InterchangeControl, Transaction } from '../model/interchange.ts';
import { inquiry } from './arbitrary-inquiry.ts';
import { response } from './arbitrary-response.ts';
import { codeOf, count, date, maybe, minutes, shortValue, some, time, value } from './arbitrary-values.ts';

const place = fc.record({ element: count, component: maybe(count), repetition: maybe(count) });

const context: fc.Arbitrary<ErrorContext> = fc.record({
  subjects: fc.array(fc.record({ name: value, value: maybe(value) }), { minLength: 1, maxLength: 3 }),
  segment: maybe(codeOf(3)),
  position: maybe(count),
  loop: maybe(value),
  at: maybe(place),
  references: some(value),
});

const fault: fc.Arbitrary<SegmentError> = fc.record({
  segment: codeOf(3),
  position: count,
  loop: maybe(value),
  code: maybe(codeOf(3)),
  contexts: some(context),
  elements: some(
    fc.record({ at: place, reference: maybe(value), code: codeOf(3), value: maybe(value), contexts: some(context) }),
  ),
});

const outcome = fc.constantFrom('A', 'E', 'M', 'P', 'R', 'W', 'X');

const acknowledgement: fc.Arbitrary<ImplementationAcknowledgement> = fc.record({
  controlNumber: value,
  implementation: maybe(fc.constantFrom('005010X231A1', '005010X231')),
  group: fc.record({ functionalId: codeOf(2), controlNumber: value, version: maybe(value) }),
  transactions: some(
    fc.record({
      identifier: codeOf(3),
      controlNumber: value,
      implementation: maybe(value),
      errors: some(fault),
      outcome,
      codes: some(codeOf(3), 5),
    }),
  ),
  outcome,
  included: count,
  received: count,
  accepted: count,
  codes: some(codeOf(3), 5),
});

const technical: fc.Arbitrary<TechnicalAcknowledgement> = fc.record({
  controlNumber: value,
  date,
  time: minutes,
  outcome: fc.constantFrom('A', 'E', 'R'),
  code: codeOf(3),
});

const isaId = shortValue.map((id) => id.slice(0, 15));
const qualifier = fc.constantFrom('00', '01', '30', 'ZZ');
const password = fc.constantFrom('', 'secret');

const control: fc.Arbitrary<InterchangeControl> = fc.record({
  authorizationQualifier: qualifier,
  authorization: password,
  securityQualifier: qualifier,
  security: password,
  senderQualifier: qualifier,
  senderId: isaId,
  receiverQualifier: qualifier,
  receiverId: isaId,
  date,
  time: minutes,
  version: fc.constant('00501'),
  controlNumber: count.map((number) => String(number).padStart(9, '0')),
  ackRequested: fc.boolean(),
  usage: fc.constantFrom('P', 'T'),
});

const groupHead = fc.record({ senderCode: value, receiverCode: value, date, time, controlNumber: value });

function groupOf(
  functionalId: Group['functionalId'],
  version: string,
  transaction: fc.Arbitrary<Transaction>,
): fc.Arbitrary<Group> {
  return fc
    .tuple(groupHead, maybe(fc.constant(version)), some(transaction))
    .map(([head, named, transactions]) => ({ ...head, functionalId, version: named, transactions }));
}

const group: fc.Arbitrary<Group> = fc.oneof(
  groupOf(
    'HS',
    '005010X279A1',
    inquiry.map((each) => ({ kind: '270', ...each })),
  ),
  groupOf(
    'HB',
    '005010X279A1',
    response.map((each) => ({ kind: '271', ...each })),
  ),
  groupOf(
    'FA',
    '005010X231A1',
    acknowledgement.map((each) => ({ kind: '999', ...each })),
  ),
);

/** Any interchange that can be written, with every segment of the guides. Positions are 0, as for a writer. */
export const interchange: fc.Arbitrary<Interchange> = fc.record({
  control,
  acknowledgements: some(technical),
  groups: some(group),
});
