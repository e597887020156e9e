import type { Call, CallName, InputOf, ReplyOf } from '@portico/contract';
import type { PreparedReply } from '../../platform/prepared-reply.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { AppServices } from '../services.ts';

/** Answers one call: takes the parsed input and returns the contract's reply, which may be prepared. Throws Refusal if it cannot. */
type Handler<Name extends CallName> = (
  input: InputOf<Name>,
  visitor: Visitor,
  services: AppServices,
) => Promise<ReplyOf<Name> | PreparedReply>;

/** Writes a reply as an HTML document, or as its file, for calls that are also pages. */
type Document<Name extends CallName> = (reply: ReplyOf<Name>, visitor: Visitor, services: AppServices) => string;

/** A handler for each call of the contract: a missing one does not compile. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** For calls with `page: true`: the page or the file for a browser, unless it asks for JSON. */
export type Documents = { readonly [Name in CallName]?: Document<Name> };

/** A call with its handler. `input` was parsed by the call's own schema, so the types above hold. */
export interface ServedCall {
  readonly name: CallName;
  readonly call: Call;
  readonly handle: (input: unknown, visitor: Visitor, services: AppServices) => Promise<unknown>;
  readonly document: ((reply: unknown, visitor: Visitor, services: AppServices) => string) | undefined;
}
