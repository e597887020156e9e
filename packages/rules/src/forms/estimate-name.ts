import { type Form, optional, type Rule } from './form.ts';

const CONTROL = /\p{Cc}/u;

/** Whatever a person calls an estimate, on one line. */
const givenName: Rule<string, 'characters'> = {
  read: (input) => {
    const name = input.trim();
    if (name === '') return { reason: 'empty' };
    return CONTROL.test(name) ? { reason: 'characters' } : { value: name };
  },
  write: (value) => value,
  reasons: ['characters'],
  refusal: 'characters',
};

/** A patient's own name for a saved estimate; empty for none. */
export const estimateNameForm = { givenName: optional(60, givenName, '') } satisfies Form<unknown>;
