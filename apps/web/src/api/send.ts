import {
  ANTI_FORGERY_FIELD,
  ANTI_FORGERY_HEADER,
  errors,
  PERSON_HEADER,
  plainNameOf,
  refusalDetails,
  toPlain,
  toWire,
  type Call,
  type CallReply,
  type CallSent,
  type ErrorName,
  type Language,
} from '@portico/contract';
import { CallFailure, type RefusalNotes } from './call-failure.ts';

/** What a call needs besides its input. */
export interface SendOptions {
  readonly language: Language;
  readonly antiForgeryToken: string;
  /** Seconds after which a response no longer counts (spec §4, 'Loading'). */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** For whom the page believes that it acts; absent before signing in. */
  readonly person?: string | undefined;
  /** The request continues when its page is left. */
  readonly keepalive?: boolean | undefined;
}

/**
 * Makes a call of the contract and returns its response, validated against the contract. A response counts only when
 * its status is 200 and it has a body (spec §7).
 *
 * @throws CallFailure for everything that goes wrong; only an abort by `signal` is thrown on as it is.
 */
export async function send<C extends Call>(call: C, input: CallSent<C>, options: SendOptions): Promise<CallReply<C>> {
  const fields = {
    ...(toWire(call.input, input) as Record<string, unknown>),
    [ANTI_FORGERY_FIELD]: options.antiForgeryToken,
  };
  const response = await ask(call, fields, options);
  const body = await readJson(response);
  if (response.status !== 200) throw new CallFailure('refused', errorOf(body), notesOf(body, response));
  const read = call.reply.safeParse(call.wrapped ? unwrap(body) : body);
  if (!read.success) throw new CallFailure('unreadable');
  return toPlain(call.reply, read.data) as CallReply<C>;
}

async function ask(call: Call, fields: Record<string, unknown>, options: SendOptions): Promise<Response> {
  const { [ANTI_FORGERY_FIELD]: antiForgeryToken, ...input } = fields;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': options.language });
  if (options.person !== undefined) headers.set(PERSON_HEADER, options.person);
  const timeout = AbortSignal.timeout(options.timeout * 1000);
  const request: RequestInit = {
    method: call.method,
    headers,
    credentials: 'include',
    keepalive: options.keepalive ?? false,
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  };
  if (call.method === 'POST') {
    headers.set('Content-Type', 'application/json');
    headers.set(ANTI_FORGERY_HEADER, String(antiForgeryToken));
    const body = Object.entries(input).filter(([name]) => !isInPath(call, name) && !call.query.includes(name));
    request.body = JSON.stringify(Object.fromEntries(body));
  }
  try {
    return await fetch(addressOf(call, input), request);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallFailure(timeout.aborted ? 'timeout' : 'offline');
  }
}

function isInPath({ path }: Call, name: string): boolean {
  return path.split('/').includes(`:${name}`);
}

/**
 * The call's path with its parameters, and the query: for a GET all other input, for a POST the fields that the
 * contract puts there.
 */
function addressOf(call: Call, input: Record<string, unknown>): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const goes = (name: string) => !isInPath(call, name) && (call.method === 'GET' || call.query.includes(name));
  return path + toQuery(Object.fromEntries(Object.entries(input).filter(([name]) => goes(name))));
}

function toQuery(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `?${query}` : '';
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null; // no body, or a page of a proxy between us and the server
  }
}

function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'response' in body ? body.response : null;
}

function errorOf(body: unknown): ErrorName | null {
  const code = (body as { meta?: { errorCode?: unknown } } | null)?.meta?.errorCode;
  const found = Object.entries(errors).find(([, error]) => error.errorCode === code);
  return found ? (found[0] as ErrorName) : null;
}

function notesOf(body: unknown, { headers }: Response): RefusalNotes {
  const { meta, response } = (body ?? {}) as { meta?: { fields?: unknown }; response?: unknown };
  const details = refusalDetails.safeParse(response);
  const fields = Array.isArray(meta?.fields) ? meta.fields.filter((each) => typeof each === 'string') : [];
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return {
    details: details.success ? details.data : null,
    fields: fields.map(plainNameOf),
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  };
}
