import type { Rule } from './form.ts';

/** Any text: whether it is the right one is for the server to say. */
export const anyText: Rule<string, 'empty'> = {
  read: (input) => (input.trim() === '' ? { reason: 'empty' } : { value: input }),
  write: (value) => value,
  reasons: ['empty'],
  refusal: 'empty',
};

/** Any password, in which spaces count. */
export const anyPassword: Rule<string, 'empty'> = {
  ...anyText,
  read: (input) => (input === '' ? { reason: 'empty' } : { value: input }),
};
