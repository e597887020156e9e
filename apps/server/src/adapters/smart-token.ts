import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { ClientKey } from '../platform/settings/client-keys.ts';
import { isLoopback } from '../platform/settings/loopback.ts';
import type { SmartLogin } from '../platform/settings/patients.ts';
import type { Clock } from '../ports/clock.ts';
import { PatientsUnreachable } from '../ports/patients.ts';
import { isBusy, parsedJson, transportErrorOf, wholeText } from './http-answer.ts';
import type { IssuedToken } from './kept-token.ts';
import { deadlineIn, retryAfter } from './retry-after.ts';
import type { OutsideFetch } from './trusted-fetch.ts';

/** For the configuration and the token together, in milliseconds: half of what a question has in all. */
const PATIENCE = 5000;

/** Of an assertion, in seconds. It must be no more than five minutes (SMART App Launch 2.2, Backend Services). */
const ASSERTION_SECONDS = 240;

/** Assumed lifetime of a token in seconds, and the longest that the guide recommends. */
const DEFAULT_LIFETIME_SECONDS = 300;

const MAX_ANSWER_BYTES = 256_000;

/** What is read of a server's SMART configuration. */
interface SmartConfiguration {
  tokenUrl: string;
  /** How clients may sign; null where the server does not say. */
  algorithms: readonly string[] | null;
}

const configuration = z.object({
  token_endpoint: z.string().refine((value) => URL.canParse(value)),
  token_endpoint_auth_signing_alg_values_supported: z.array(z.string()).optional(),
});

const issued = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().optional() });

/** The errors that a token endpoint may name (RFC 6749 §5.2). Nothing else of what it says is repeated. */
const knownErrors = new Set([
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
]);

/** Gets tokens of one FHIR server by SMART Backend Services. */
export interface SmartTokens {
  /** @throws PatientsUnreachable */
  configuration(): Promise<SmartConfiguration>;
  /** @throws PatientsUnreachable, whose detail begins with `token:` */
  issue(): Promise<IssuedToken>;
}

/**
 * SMART App Launch 2.2, Backend Services: client credentials, shown by an assertion that is signed by our key (RFC 7523).
 *
 * @param url the FHIR server's base.
 */
export function smartTokens(url: string, login: SmartLogin, send: OutsideFetch, clock: Clock): SmartTokens {
  const [key] = login.keys ?? [];
  const ask = async (address: string, init: Omit<Parameters<OutsideFetch>[1], 'signal'>, signal: AbortSignal) => {
    try {
      const reply = await send(address, { ...init, signal });
      const body = parsedJson(await wholeText(reply, MAX_ANSWER_BYTES));
      return { status: reply.status, pause: retryAfter(reply, clock.now()), body };
    } catch (error) {
      const { reason, detail } = transportErrorOf(error);
      throw new PatientsUnreachable(reason, detail);
    }
  };
  const discover = async (signal: AbortSignal): Promise<SmartConfiguration> => {
    const { status, body, pause } = await ask(
      `${url}/.well-known/smart-configuration`,
      { headers: { accept: 'application/json' } },
      signal,
    );
    if (status !== 200)
      throw new PatientsUnreachable(isBusy(status) ? 'unreachable' : 'refused', `HTTP ${status}`, pause);
    const read = configuration.safeParse(body).data;
    if (read === undefined) throw new PatientsUnreachable('garbage', 'no token endpoint');
    if (!isSafe(read.token_endpoint)) throw new PatientsUnreachable('garbage', 'a token endpoint that is not https');
    return {
      tokenUrl: read.token_endpoint,
      algorithms: read.token_endpoint_auth_signing_alg_values_supported ?? null,
    };
  };
  const issue = async (): Promise<IssuedToken> => {
    if (key === undefined) throw new PatientsUnreachable('refused', 'no key to sign by');
    const { signal } = deadlineIn(PATIENCE);
    const tokenUrl = login.tokenUrl ?? (await discover(signal)).tokenUrl;
    const { status, body, pause } = await ask(
      tokenUrl,
      {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          scope: login.scope,
          client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
          client_assertion: await assertion(login.client, tokenUrl, key, clock.now()),
        }),
      },
      signal,
    );
    if (status === 200) return readToken(body);
    const reason = isBusy(status) ? 'unreachable' : 'refused';
    throw new PatientsUnreachable(reason, [`HTTP ${status}`, ...errorNamed(body)].join(' '), pause);
  };
  return {
    configuration: () => discover(deadlineIn(PATIENCE).signal),
    issue: () =>
      issue().catch((error: unknown) => {
        if (!(error instanceof PatientsUnreachable)) throw error;
        throw new PatientsUnreachable(error.kind, `token: ${error.detail}`, error.retryAfter);
      }),
  };
}

/** An assertion for one request: a server takes none twice, by its `jti`. */
function assertion(client: string, audience: string, { alg, kid, privateKey }: ClientKey, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(client)
    .setSubject(client)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ASSERTION_SECONDS)
    .setJti(randomUUID())
    .sign(privateKey);
}

function readToken(body: unknown): IssuedToken {
  const read = issued.safeParse(body).data;
  if (read === undefined) throw new PatientsUnreachable('garbage', 'no access_token');
  return { value: read.access_token, seconds: read.expires_in ?? DEFAULT_LIFETIME_SECONDS };
}

function errorNamed(body: unknown): string[] {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  return typeof error === 'string' && knownErrors.has(error) ? [error] : [];
}

/** Whoever could write the answer of a server in clear could have the assertion sent anywhere. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
