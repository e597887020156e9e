import type { GatewayRejection } from '../ports/eligibility.ts';
import { codeOnly, type Envelope, type ParsedReply, parsePlainReply } from './eligibility-envelope.ts';

/**
 * A clearinghouse's JSON: `{x12}` in both directions. Rejections may come with status 200 and `errors[]` in place of
 * `x12`.
 */
export const jsonEnvelope: Envelope = {
  carriesLogin: false,
  wrap: (message) => ({
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ x12: message }),
  }),
  parse: ({ body }) => parseJsonReply(body),
};

function parseJsonReply(body: string): ParsedReply {
  const reply = parsed(body);
  if (typeof reply !== 'object' || reply === null) return { is: 'nothing' };
  if ('x12' in reply && typeof reply.x12 === 'string' && reply.x12.trim() !== '') return parsePlainReply(reply.x12);
  if (!('errors' in reply) || !Array.isArray(reply.errors) || reply.errors.length === 0) return { is: 'nothing' };
  const rejections = reply.errors.map(rejectionOf);
  return {
    is: 'refusal',
    code: rejections.map(({ code }) => codeOnly(code)).join(' '),
    rejections: rejections.filter(({ code }) => isRejectCode(code)),
    isFinal: reply.errors.some(forbidsAnother),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function rejectionOf(error: unknown): GatewayRejection {
  if (typeof error !== 'object' || error === null) return { code: '', person: null };
  const code = 'code' in error ? error.code : undefined;
  const location = 'location' in error && typeof error.location === 'string' ? error.location : '';
  return { code: typeof code === 'string' || typeof code === 'number' ? String(code) : '', person: personAt(location) };
}

/**
 * Whether an error says what is to follow (AAA04), as a letter or in the words of X12, and that is not the same question again. Only
 * R and P are.
 */
function forbidsAnother(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('followupAction' in error)) return false;
  const action = typeof error.followupAction === 'string' ? error.followupAction.trim() : '';
  return action !== '' && !/^[rp]$|resubmission allowed|resubmit original/i.test(action);
}

/** By the loop of the 271 that an error would stand in, such as `Loop 2100C`. */
function personAt(location: string): GatewayRejection['person'] {
  const [, level] = /\b2(?:000|100|110)([CD])\b/.exec(location) ?? [];
  if (level === undefined) return null;
  return level === 'C' ? 'subscriber' : 'dependent';
}

/** AAA03: two digits, or T and a digit. */
const isRejectCode = (code: string): boolean => /^[\dT]\d$/.test(code);
