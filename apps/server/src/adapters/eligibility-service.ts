import { isAboutPayer, mayTryAgain } from '@portico/x12';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import { type EligibilityError, EligibilityUnreachable, type SendAgain } from '../ports/eligibility.ts';
import { limits } from '../platform/limits/limits.ts';
import type { EligibilityProtocol, EligibilityService } from '../platform/settings/gateway.ts';
import type { Envelope, EnvelopedReply, ParsedReply } from './eligibility-envelope.ts';
import { type Certificates, createPoster } from './eligibility-http.ts';
import { jsonEnvelope } from './eligibility-json.ts';
import { mimeEnvelope } from './eligibility-mime.ts';
import { accessTokens } from './eligibility-oauth.ts';
import { soapEnvelope } from './eligibility-soap.ts';
import { rawEnvelope } from './eligibility-x12.ts';

/** The server says itself that it fails: an answer, unlike that of a gateway (502, 504) which has heard nothing from the payer. */
const failing: ReadonlySet<number> = new Set([500, 503]);

const envelopes: Readonly<Record<EligibilityProtocol, Envelope>> = {
  x12: rawEnvelope,
  'core-mime': mimeEnvelope,
  'core-soap': soapEnvelope,
  json: jsonEnvelope,
};

interface Surroundings {
  clock: Clock;
  certificates?: Certificates;
  /** Milliseconds to wait for an answer at most, whatever `ask` says. */
  patience?: number;
}

/** A gateway, with the ids that CAQH CORE's envelopes name. */
interface HttpService {
  senderId: string;
  receiverId: string;
  service: EligibilityService;
}

/** A gateway over HTTP. */
export interface HttpGateway {
  /** As EligibilityPort.ask, of this gateway. Without seconds: those of CAQH CORE, over all hops. */
  ask(message: string, gateway?: string, answerSeconds?: number): Promise<string>;
  /** The same, with the status of HTTP. */
  exchange(message: string, answerSeconds?: number): Promise<{ status: number; message: string }>;
  close(): Promise<void>;
}

/** Eligibility over HTTP, in any of the four protocols. */
export function eligibilityByHttp(
  { senderId, receiverId, service }: HttpService,
  { clock, certificates = {}, patience = Number.POSITIVE_INFINITY }: Surroundings,
): HttpGateway {
  const envelope = envelopes[service.protocol];
  const poster = createPoster(certificates);
  const tokens = service.oauth === undefined ? undefined : accessTokens(service.oauth, poster, clock);
  const login = envelope.carriesLogin ? loginOf(service) : {};
  const exchange: HttpGateway['exchange'] = async (message, answerSeconds = limits.payerAnswer.window) => {
    const deadline = AbortSignal.timeout(Math.min(answerSeconds * 1000, patience));
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
        headers: { ...service.headers, ...headers, ...(authorization === undefined ? {} : { authorization }) },
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
  };
  return {
    exchange,
    ask: async (message, _gateway, answerSeconds) => (await exchange(message, answerSeconds)).message,
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
function interchangeOf(reply: EnvelopedReply, envelope: Envelope): { status: number; message: string } {
  const opened = envelope.parse(reply);
  const { status } = reply;
  const isGood = status >= 200 && status < 300;
  if (opened.is === 'interchange' && isGood) return { status, message: opened.message };
  const detail = [`HTTP ${status}`, ...(opened.is === 'refusal' ? [opened.code] : [])].join(' ');
  const isBusy = status === 408 || status === 429 || status >= 500;
  const whenBusy = failing.has(status) ? 'onRequest' : 'later';
  const rejections = opened.is === 'refusal' ? opened.rejections : [];
  const turnedAway = isTurnedAway(reply, opened, envelope);
  const refuse = (kind: EligibilityError, again: SendAgain): never => {
    throw new EligibilityUnreachable(kind, again, detail, rejections, turnedAway);
  };
  if (opened.is === 'refusal') {
    if (opened.isFinal === true) return refuse('refused', 'never');
    const isPassing = rejections.length > 0 && rejections.every(({ code }) => mayTryAgain({ code }));
    return refuse('refused', isPassing ? 'onRequest' : isBusy ? whenBusy : 'never');
  }
  if (isBusy) return refuse('unreachable', whenBusy);
  return isGood ? refuse('garbage', 'later') : refuse('refused', 'never');
}

/**
 * Whether the gateway itself said that it does not pass the message on (decision 68): no access, too many calls, out of
 * service (RFC 9110 §15.6.4), an envelope that it does not take, a payer that it does not know. All else may come from the
 * payer behind it.
 */
function isTurnedAway({ status }: EnvelopedReply, opened: ParsedReply, envelope: Envelope): boolean {
  if (opened.is === 'interchange') return false;
  const rejections = opened.is === 'refusal' ? opened.rejections : [];
  if (rejections.length > 0) return rejections.every(({ code }) => isAboutPayer(code));
  if (status === 429 || status === 503 || (status >= 400 && status < 500 && status !== 408)) return true;
  return opened.is === 'refusal' && envelope.carriesLogin && status < 500;
}
