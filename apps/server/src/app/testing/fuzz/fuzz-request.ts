import { type Call, type CallName, calls } from '@portico/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { hostileValue, type JsonSchema, objectsOf } from './schema-values.ts';

/** Who makes a request. */
const visitorKinds = ['stranger', 'guest', 'signedIn', 'secondStep', 'signUp', 'activation', 'provider'] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/** What is wrong with a request beside its fields. */
const damages = [
  'noToken',
  'noCookies',
  'wrongCookies',
  'wrongMethod',
  'notJson',
  'cutJson',
  'deepJson',
  'wrongMediaType',
  'tooLarge',
  'badQuery',
] as const;
type Damage = (typeof damages)[number];

/** One request to a call of the contract. */
export interface FuzzRequest {
  readonly name: CallName;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly visitor: VisitorKind;
  /** The body is a form; otherwise it is JSON. */
  readonly form: boolean;
  /** A page is asked for; otherwise JSON. */
  readonly page: boolean;
  readonly damage: Damage | null;
}

const visitorsOfAccess: Readonly<Record<Call['access'], readonly VisitorKind[]>> = {
  anyone: ['stranger', 'guest', 'signedIn'],
  flow: ['signUp', 'activation', 'secondStep'],
  guestToken: ['guest'],
  signedIn: ['signedIn'],
  provider: ['provider'],
};

const damagesOrNone: fc.Arbitrary<Damage | null> = fc.oneof(
  { weight: 7, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...damages) },
);

/** Requests to every call of the contract, most of them by a visitor that may make it, half of them by their schema alone. */
export const fuzzRequests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...(Object.entries(calls) as [CallName, Call][]).map(([name, call]) =>
    fc.record({
      name: fc.constant(name),
      fields: fieldsOf(call),
      visitor: visitorsOf(call),
      form: fc.boolean(),
      page: fc.boolean(),
      damage: damagesOrNone,
    }),
  ),
);

function fieldsOf(call: Call): fc.Arbitrary<Record<string, unknown>> {
  const fields = objectsOf(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  const others = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', 'toString', 'role'), hostileValue, {
    maxKeys: 2,
    noNullPrototype: true,
  });
  return fc.oneof(
    { weight: 9, arbitrary: fields },
    { weight: 1, arbitrary: fc.tuple(fields, others).map(([own, more]) => ({ ...own, ...more })) },
  );
}

function visitorsOf({ access }: Call): fc.Arbitrary<VisitorKind> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...visitorsOfAccess[access]) },
    { weight: 1, arbitrary: fc.constantFrom(...visitorKinds) },
  );
}
