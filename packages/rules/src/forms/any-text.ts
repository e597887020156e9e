import type { Rule } from './form.ts';

/** Any text: whether it is the right one is for the server to say. */
export const anyText: Rule<string, 'empty'> = {
  read: (typed) => (typed.trim() === '' ? { reason: 'empty' } : { value: typed }),
  write: (value) => value,
  reasons: ['empty'],
  refusal: 'empty',
};

/** Any password, in which spaces count. */
export const anyPassword: Rule<string, 'empty'> = {
  ...anyText,
  read: (typed) => (typed === '' ? { reason: 'empty' } : { value: typed }),
};
