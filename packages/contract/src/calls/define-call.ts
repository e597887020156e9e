import type * as z from 'zod/mini';
import type { ErrorName } from '../errors.ts';
import type { Access } from '../states/state.ts';
import type { Plain } from '../wire/names.ts';

type Schema = z.ZodMiniType;

/** A call as both sides know it: where it stands, who may make it, what goes in and what comes back (spec §7). */
export interface Call<Input extends Schema = Schema, Reply extends Schema = Schema> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** With the names of fields that stand in it as `:partner`. */
  readonly path: string;
  /** Names of the fields of a POST that its query brings, where the specification has them there (§7). */
  readonly query: readonly string[];
  readonly summary: string;
  readonly access: Access;
  /** The query of a GET, the JSON or form body of a POST; in both what stands in the path. */
  readonly input: Input;
  readonly reply: Reply;
  /** Estimate replies are the bare model; all others stand in `{meta, response}` (design: Calls). */
  readonly wrapped: boolean;
  /** Answers with an HTML page that has the model embedded, unless JSON is asked for. */
  readonly page: boolean;
  /** A page that the portal's own pages show in a frame, and those of the settings' frame origins. */
  readonly framed: boolean;
  /** Keeps a session from ending for want of use, as every call of a person does. */
  readonly countsAsUse: boolean;
  readonly errors: readonly ErrorName[];
}

export type CallInput<C extends Call> = Plain<z.infer<C['input']>>;
/** What a client may send: flags still as text, defaults still absent. */
export type CallSent<C extends Call> = Plain<z.input<C['input']>>;
export type CallReply<C extends Call> = Plain<z.infer<C['reply']>>;
/** What a client sends and gets, with the names of the wire. */
export type WireSent<C extends Call> = z.input<C['input']>;
export type WireReply<C extends Call> = z.infer<C['reply']>;

/** Any call may meet these, so no definition repeats them. */
const commonErrors = ['malformedRequest', 'tooManyRequests', 'serverError', 'unavailable'] as const;
const postErrors = ['antiForgery', 'bodyTooLarge', 'unsupportedMediaType'] as const;

/** Writes a call with the defaults of its kind. */
export function defineCall<Input extends Schema, Reply extends Schema>(
  call: Pick<Call<Input, Reply>, 'name' | 'method' | 'path' | 'summary' | 'input' | 'reply'> & {
    query?: readonly string[];
    access?: Access;
    wrapped?: boolean;
    page?: boolean;
    framed?: boolean;
    countsAsUse?: boolean;
    errors?: readonly ErrorName[];
  },
): Call<Input, Reply> {
  const own = call.errors ?? [];
  return {
    query: [],
    access: 'anyone',
    wrapped: false,
    page: false,
    framed: false,
    countsAsUse: true,
    ...call,
    errors: [...own, ...commonErrors, ...(call.method === 'POST' ? postErrors : [])],
  };
}
