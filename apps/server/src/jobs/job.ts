import type { Mail } from '../ports/mail.ts';

/** What a call may leave to be done after its answer. */
export type Job = { name: 'send-mail'; data: Mail };
