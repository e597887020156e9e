import { askService } from '../platform/telemetry/measure-asking.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sms, SmsOutcome, SmsPort } from '../ports/sms.ts';
import { isBusy, transportErrorOf } from './http-answer.ts';
import type { ServiceSurroundings } from './json-service.ts';
import type { ServiceError } from './service-error.ts';
import { trustedFetch } from './trusted-fetch.ts';

/** In milliseconds. A message that takes longer is tried again by the queue. */
const PATIENCE = 20_000;

/** Limit of Twilio's ValidityPeriod, in seconds. */
const MAX_VALIDITY_SECONDS = 14_400;

/** Twilio's codes for a number that will never take this message: invalid, unreachable, opted out, not mobile. */
const finalCodes = new Set([21_211, 21_214, 21_217, 21_408, 21_610, 21_612, 21_614]);

/**
 * Text messages by Twilio's API (2010-04-01), or by a service that is compatible.
 *
 * @param url `https://SID:TOKEN@api.twilio.com?from=%2B16505550100`; `from` may also be a messaging service (MG…).
 * @param report called when the service, and not a message, is why one waits.
 * @param authority as `trustedFetch` takes it.
 */
export function smsByTwilio(
  url: string,
  clock: Clock,
  { report, patience = PATIENCE, authority }: ServiceSurroundings & { authority?: string | undefined },
): SmsPort {
  const send = trustedFetch(authority);
  const { origin, username, password, searchParams } = new URL(url);
  const sid = decodeURIComponent(username);
  const credentials = Buffer.from(`${sid}:${decodeURIComponent(password)}`).toString('base64');
  const from = searchParams.get('from') ?? '';
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    send: (sms) =>
      askService('text messages', async (note) => {
        const tell = (error: Omit<ServiceError, 'service'>): void => {
          note(error.reason);
          report({ service: 'text messages', ...error });
        };
        try {
          const reply = await send(`${origin}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`, {
            method: 'POST',
            headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
            body: new URLSearchParams({ To: sms.to, Body: sms.text, ...sender, ...validityOf(sms, clock) }),
            signal: AbortSignal.timeout(patience),
          });
          const outcome = outcomeOf(reply.status, await reply.json());
          if (outcome === 'deferred') tell({ reason: reasonOf(reply.status), detail: `HTTP ${reply.status}` });
          return outcome;
        } catch (error) {
          // No connection, no answer in time, or an answer that is not JSON.
          tell(error instanceof SyntaxError ? { reason: 'garbage', detail: 'no JSON' } : transportErrorOf(error));
          return 'deferred';
        }
      }),
  };
}

/** Twilio drops a message that it could not deliver by then. */
function validityOf({ goodUntil }: Sms, clock: Clock): Record<string, string> {
  if (goodUntil === undefined) return {};
  const seconds = Math.ceil((Date.parse(goodUntil) - clock.now().getTime()) / 1000);
  return { ValidityPeriod: String(Math.min(Math.max(seconds, 1), MAX_VALIDITY_SECONDS)) };
}

function reasonOf(status: number): ServiceError['reason'] {
  if (status >= 200 && status < 300) return 'garbage';
  return isBusy(status) ? 'unreachable' : 'refused';
}

/** Only codes about this number are final. The operator can mend a refused login or a full quota. */
function outcomeOf(status: number, body: unknown): SmsOutcome {
  if (typeof body !== 'object' || body === null) return 'deferred';
  if (status >= 200 && status < 300) return 'sid' in body && typeof body.sid === 'string' ? 'accepted' : 'deferred';
  return status < 500 && 'code' in body && finalCodes.has(Number(body.code)) ? 'refused' : 'deferred';
}
