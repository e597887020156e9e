import { randomUUID } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import { type EligibilityPort, EligibilityUnreachable } from '../ports/eligibility.ts';
import { limits } from '../platform/limits/limits.ts';
import type { EligibilityProtocol, EligibilityService, EligibilitySettings } from '../platform/settings/eligibility.ts';
import type { Envelope, EnvelopedReply } from './eligibility-envelope.ts';
import { type Certificates, createPoster } from './eligibility-http.ts';
import { jsonEnvelope } from './eligibility-json.ts';
import { mimeEnvelope } from './eligibility-mime.ts';
import { accessTokens } from './eligibility-oauth.ts';
import { soapEnvelope } from './eligibility-soap.ts';
import { rawEnvelope } from './eligibility-x12.ts';

/** CAQH CORE: what an answer may take over all hops. In milliseconds. */
const PATIENCE = limits.payerAnswer.window * 1000;

/** Reject codes of a temporary failure: unable to respond now, and no response received. */
const passing: ReadonlySet<string> = new Set(['42', '80']);

const envelopes: Readonly<Record<EligibilityProtocol, Envelope>> = {
  x12: rawEnvelope,
  'core-mime': mimeEnvelope,
  'core-soap': soapEnvelope,
  json: jsonEnvelope,
};

interface Surroundings {
  clock: Clock;
  certificates?: Certificates;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** Eligibility over HTTP, in any of the four protocols. */
export function eligibilityByHttp(
  { senderId, receiverId, service }: EligibilitySettings & { service: EligibilityService },
  { clock, certificates = {}, patience = PATIENCE }: Surroundings,
): EligibilityPort {
  const envelope = envelopes[service.protocol];
  const poster = createPoster(certificates);
  const tokens = service.oauth === undefined ? undefined : accessTokens(service.oauth, poster, clock);
  const login = envelope.carriesLogin ? loginOf(service) : {};

  return {
    ask: async (message) => {
      const deadline = AbortSignal.timeout(patience);
      const { headers, body } = envelope.wrap(message, {
        payloadId: randomUUID(),
        timeStamp: `${clock.now().toISOString().slice(0, 19)}Z`,
        senderId,
        receiverId,
        ...login,
      });
      const send = async (authorization: string | undefined): Promise<EnvelopedReply> =>
        poster.post({
          url: service.url,
          headers: authorization === undefined ? headers : { ...headers, authorization },
          body,
          deadline,
        });
      if (tokens === undefined) return interchangeOf(await send(headerLogin(service, envelope)), envelope);
      const token = await tokens.current();
      const reply = await send(`Bearer ${token}`);
      if (reply.status !== 401) return interchangeOf(reply, envelope);
      // The gateway refused the token, so the payer has not seen the inquiry: send it once more with a new token.
      tokens.forget(token);
      return interchangeOf(await send(`Bearer ${await tokens.current()}`), envelope);
    },
    close: async () => poster.close(),
  };
}

const loginOf = ({ user, password }: EligibilityService): { user?: string; password?: string } =>
  user === undefined || password === undefined ? {} : { user, password };

/** The Authorization header for a login that is not inside the envelope: Basic, or the API key alone. */
function headerLogin({ user, password }: EligibilityService, envelope: Envelope): string | undefined {
  if (password === undefined || (envelope.carriesLogin && user !== undefined)) return undefined;
  return user === undefined ? password : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Reads a reply. A refusal in the protocol's own terms counts before the HTTP status. */
function interchangeOf(reply: EnvelopedReply, envelope: Envelope): string {
  const opened = envelope.parse(reply);
  const isGood = reply.status >= 200 && reply.status < 300;
  if (opened.is === 'interchange' && isGood) return opened.message;
  const detail = [`HTTP ${reply.status}`, ...(opened.is === 'refusal' ? [opened.code] : [])].join(' ');
  const isBusy = reply.status === 408 || reply.status === 429 || reply.status >= 500;
  if (opened.is === 'refusal') {
    const isPassing = opened.rejectCodes.length > 0 && opened.rejectCodes.every((code) => passing.has(code));
    throw new EligibilityUnreachable('refused', isPassing || isBusy ? 'later' : 'never', detail, opened.rejectCodes);
  }
  if (isBusy) throw new EligibilityUnreachable('unreachable', 'later', detail);
  if (isGood) throw new EligibilityUnreachable('garbage', 'later', detail);
  throw new EligibilityUnreachable('refused', 'never', detail);
}
