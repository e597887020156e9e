import { briefMemory } from '../portal/brief-memory.ts';
import { signUpMemory } from '../portal/personal-memory.ts';

/** In milliseconds, as other drafts: a form of this length is left to look for a letter or a card. */
const LIFETIME = 60 * 60 * 1000;

const draft = briefMemory<Readonly<Record<string, unknown>>>(signUpMemory, LIFETIME);

/** What was typed into the form of the demographics and is not sent yet, for this tab. The national id is no part of it. */
export const { remember: keepDraft, recall: recallDraft, forget: forgetDraft } = draft;
