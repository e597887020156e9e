import type { Call, CallInput, CallReply } from '@portico/contract';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';

/** Answers one call: parsed input in, the contract's reply out. Throws Refusal for what cannot be answered. */
export type Handler<C extends Call> = (
  input: CallInput<C>,
  visitor: Visitor,
  services: Services,
) => Promise<CallReply<C>>;

/** Writes a reply as an HTML document, for calls that are pages too. */
export type Document<C extends Call> = (reply: CallReply<C>, visitor: Visitor, services: Services) => string;

/** A call with its handler, ready for the table in routes/index.ts. */
export interface Route {
  readonly call: Call;
  /** `input` is what the call's own schema made, so the types of defineRoute hold. */
  readonly handle: (input: unknown, visitor: Visitor, services: Services) => Promise<unknown>;
  readonly document?: (reply: unknown, visitor: Visitor, services: Services) => string;
}

/**
 * Ties a call of the contract to its handler. The path stands in the contract and nowhere else.
 *
 * @param document for calls with `page: true`: what a browser gets, unless it asks for JSON.
 */
export function defineRoute<C extends Call>(call: C, handle: Handler<C>, document?: Document<C>): Route {
  return {
    call,
    handle: (input, visitor, services) => handle(input as CallInput<C>, visitor, services),
    ...(document === undefined
      ? {}
      : { document: (reply, visitor, services) => document(reply as CallReply<C>, visitor, services) }),
  };
}
