import type { Call, CallName, InputOf, ReplyOf } from '@portico/contract';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { AppServices } from '../services.ts';

/** Answers one call: parsed input in, the contract's reply out. Throws Refusal for what cannot be answered. */
type Handler<Name extends CallName> = (
  input: InputOf<Name>,
  visitor: Visitor,
  services: AppServices,
) => Promise<ReplyOf<Name>>;

/** Writes a reply as an HTML document, for calls that are pages too. */
type Document<Name extends CallName> = (reply: ReplyOf<Name>, visitor: Visitor, services: AppServices) => string;

/** A handler for each call of the contract: one that is missing does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** For calls with `page: true`: what a browser gets, unless it asks for JSON. */
export type Documents = { readonly [Name in CallName]?: Document<Name> };

/** A call with its handler, as it is served: `input` is what the call's own schema made, so the types above hold. */
export interface ServedCall {
  readonly call: Call;
  readonly handle: (input: unknown, visitor: Visitor, services: AppServices) => Promise<unknown>;
  readonly document: ((reply: unknown, visitor: Visitor, services: AppServices) => string) | undefined;
}
