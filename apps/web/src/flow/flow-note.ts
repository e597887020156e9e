import { useLocation } from 'react-router';

/**
 * What a page finds in its history about how it was reached. It stays through a reload.
 *
 * - cancelled: the flow was cancelled there.
 * - over: it has lasted too long, or another tab has ended it.
 * - overtaken: another tab has gone on.
 * - activated: the account comes from an activation by access code.
 * - confirmed: the partner has confirmed who asks for an account.
 * - sent: a link was in fact sent.
 */
export type FlowNote = (typeof notes)[number];

const notes = ['cancelled', 'over', 'overtaken', 'activated', 'confirmed', 'sent'] as const;

/** The form in which the history has it. */
export function writeFlowNote(note: FlowNote | null): { readonly flowNote: FlowNote } | null {
  return note === null ? null : { flowNote: note };
}

/** Null for none. */
export function readFlowNote(state: unknown): FlowNote | null {
  const written = (state as { flowNote?: unknown } | null)?.flowNote;
  return notes.find((note) => note === written) ?? null;
}

/** The note of the open page. */
export function useFlowNote(): FlowNote | null {
  return readFlowNote(useLocation().state);
}
