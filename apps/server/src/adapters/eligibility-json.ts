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
  if ('x12' in reply && typeof reply.x12 === 'string') return parsePlainReply(reply.x12);
  if (!('errors' in reply) || !Array.isArray(reply.errors) || reply.errors.length === 0) return { is: 'nothing' };
  const codes = reply.errors.map(codeOf);
  return { is: 'refusal', code: codes.map(codeOnly).join(' '), rejectCodes: codes.filter(isRejectCode) };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : '';
}

/** AAA03: two digits, or T and a digit. */
const isRejectCode = (code: string): boolean => /^[\dT]\d$/.test(code);
