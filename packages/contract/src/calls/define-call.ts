import type * as z from 'zod/mini';
import type { ErrorName } from '../errors.ts';
import type { Access } from '../states/state.ts';
import type { Plain } from '../wire/names.ts';

type Schema = z.ZodMiniType;

/** Who may make a call: as for states, or the server of a provider whose pages the portal frames, by its token in the settings. */
export type CallAccess = Access | 'provider';

/** A call as both sides know it: its path, who may make it, its input and its reply (spec §7). */
export interface Call<Input extends Schema = Schema, Reply extends Schema = Schema> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Fields that are part of the path are written as `:partner`. */
  readonly path: string;
  /** Names of the fields that a POST takes from its query, where the specification says so (§7). */
  readonly query: readonly string[];
  readonly summary: string;
  readonly access: CallAccess;
  /** The query of a GET, or the JSON or form body of a POST; in both cases with the fields of the path. */
  readonly input: Input;
  /** Fields by another name that clients of the specification send them under. It counts where the field itself is absent. */
  readonly otherNames: Readonly<Record<string, string>>;
  readonly reply: Reply;
  /** The texts of errors that have another one in this call (spec §8). */
  readonly errorMessages: Readonly<Partial<Record<ErrorName, string>>>;
  /** The reply is inside `{meta, response}`. Replies of estimates are the bare model (design: Calls). */
  readonly wrapped: boolean;
  /** Answers with an HTML page that embeds the model, unless the client asks for JSON. */
  readonly page: boolean;
  /** The page is a file to save, and not HTML. */
  readonly file: { readonly mediaType: string; readonly name: string } | null;
  /** A page that is shown in a frame, by the portal's own pages and by those of the settings' frame origins. */
  readonly framed: boolean;
  /** The call counts as use of the session, so that the session does not end. True of every call that a person makes. */
  readonly countsAsUse: boolean;
  /** Of a signed-in call: served while the account's terms, which have changed, wait to be accepted. */
  readonly beforeTerms: boolean;
  /** Of a signed-in call: served while a second step that the hospital demands waits to be set up. */
  readonly beforeFactor: boolean;
  readonly errors: readonly ErrorName[];
}

export type CallInput<C extends Call> = Plain<z.infer<C['input']>>;
/** What a client may send: flags still as text, defaults still absent. */
export type CallSent<C extends Call> = Plain<z.input<C['input']>>;
export type CallReply<C extends Call> = Plain<z.infer<C['reply']>>;
/** What a client sends and gets, with the names of the wire. */
export type WireSent<C extends Call> = z.input<C['input']>;
export type WireReply<C extends Call> = z.infer<C['reply']>;

/** Errors of every call: no definition repeats them. */
const commonErrors = ['malformedRequest', 'tooManyRequests', 'serverError', 'unavailable'] as const;
/** Of calls for people who are signed in, who may act for somebody whom they look after. */
export const actingErrors = ['wrongPerson', 'accessEnded', 'notWhileActing'] as const;
const bodyErrors = ['bodyTooLarge', 'unsupportedMediaType'] as const;

/** Writes a call with the defaults of its kind. */
export function defineCall<Input extends Schema, Reply extends Schema>(
  call: Pick<Call<Input, Reply>, 'name' | 'method' | 'path' | 'summary' | 'input' | 'reply'> & {
    query?: readonly string[];
    access?: CallAccess;
    wrapped?: boolean;
    page?: boolean;
    file?: { mediaType: string; name: string };
    framed?: boolean;
    countsAsUse?: boolean;
    beforeTerms?: boolean;
    beforeFactor?: boolean;
    errors?: readonly ErrorName[];
    otherNames?: Readonly<Record<string, string>>;
    errorMessages?: Readonly<Partial<Record<ErrorName, string>>>;
  },
): Call<Input, Reply> {
  const own = call.errors ?? [];
  return {
    query: [],
    access: 'anyone',
    wrapped: false,
    page: false,
    file: null,
    framed: false,
    countsAsUse: true,
    beforeTerms: false,
    beforeFactor: false,
    otherNames: {},
    errorMessages: {},
    ...call,
    errors: [...own, ...actingErrorsOf(call), ...commonErrors, ...dueErrors(call), ...postErrors(call)],
  };
}

function actingErrorsOf({ access }: { access?: CallAccess }): readonly ErrorName[] {
  return access === 'signedIn' ? actingErrors : [];
}

/** What a person is answered who has yet to accept the terms, or to set up a second step. */
function dueErrors({ access, beforeTerms, beforeFactor }: Partial<Call>): readonly ErrorName[] {
  if (access !== 'signedIn') return [];
  return [
    ...(beforeTerms === true ? [] : (['termsRequired'] as const)),
    ...(beforeFactor === true ? [] : (['secondStepRequired'] as const)),
  ];
}

/** A provider's server has no cookie that another site could use, and so no anti-forgery token. */
function postErrors({ method, access }: { method: string; access?: CallAccess }): readonly ErrorName[] {
  if (method !== 'POST') return [];
  return access === 'provider' ? bodyErrors : ['antiForgery', ...bodyErrors];
}
