import { languages } from '@portico/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { errorsOfOwnMessages, messagesOf, ourMessagesOf, sayOwnMessages } from './messages-of.ts';
import { ownMessageErrors, templatesOf, withOwnMessages } from './own-messages.ts';

const table = {
  plain: 'A text',
  named: (name: string) => `Hello ${name}.`,
  twice: (name: string, phone: string) => `${name}: call ${phone}, ${name}.`,
  counted: (number: number) => (number === 1 ? 'One day' : `${number} days`),
  chosen: ({ name }: { name: string }) => name,
  lines: ['one', 'two'],
  within: { deeper: (name: string) => `${name}!` },
};

// Issue 16, point 6: single texts overridden by a file for each language.
describe('texts of mails, letters and documents', () => {
  it('can be replaced where they are the same whatever is filled in', () => {
    expect(templatesOf(table)).toEqual({
      plain: 'A text',
      named: 'Hello {0}.',
      twice: '{0}: call {1}, {0}.',
      'lines.0': 'one',
      'lines.1': 'two',
      'within.deeper': '{0}!',
    });
  });

  it('are replaced with what is filled in at its place', () => {
    const own = withOwnMessages(table, { twice: '{1} is the number of {0}.', 'within.deeper': '¡{0}!' });
    expect(own.twice('Ana', '555')).toBe('555 is the number of Ana.');
    expect(own.within.deeper('Ana')).toBe('¡Ana!');
    expect(own.named('Ana')).toBe('Hello Ana.');
  });

  it.each([
    [{ named: 'Dear {0}' }, []],
    [{ named: 'Dear friend' }, ['messages: named has {0} to be filled in, and yours has nothing.']],
    [{ plain: 'A {0}' }, ['messages: plain has nothing to be filled in, and yours has {0}.']],
    [
      { nameed: 'x' },
      ['messages: nameed is no text that can be replaced. Is named meant? `portico texts list` shows those that can.'],
    ],
  ])('are checked: %j', (own, errors) => {
    expect(ownMessageErrors(table, own)).toEqual(errors);
  });
});

describe('the texts of this portal', () => {
  afterEach(() => sayOwnMessages({ texts: {}, addedLanguages: [] }));

  // What `texts list` prints is where a hospital begins: its own file must be able to say all of it.
  it.each(languages)('are taken whole as they are printed (%s)', (language) => {
    const printed = templatesOf(ourMessagesOf(language));
    expect(ownMessageErrors(ourMessagesOf(language), printed)).toEqual([]);
    expect(Object.entries(printed).filter(([, text]) => text === '')).toEqual([]);
  });

  it('can be replaced by the hundred, in every language at the same places', () => {
    const [english, spanish] = (['en', 'es'] as const).map((language) =>
      Object.keys(templatesOf(ourMessagesOf(language))),
    );
    expect(english?.length).toBeGreaterThan(300);
    expect(spanish).toEqual(expect.arrayContaining(english?.slice(0, 50) ?? []));
  });

  it('are said from then on, in this language alone', () => {
    const at = 'account.notices.subject.accountReady';
    const [place = at] = Object.entries(templatesOf(ourMessagesOf('en'))).flatMap(([key, text]) =>
      text === 'Your account is ready' ? [key] : [],
    );
    const own = {
      texts: { en: { written: {}, screens: {}, messages: { [place]: 'Welcome aboard' }, words: {} } },
      addedLanguages: [],
    };
    expect(errorsOfOwnMessages(own)).toEqual([]);
    sayOwnMessages(own);
    expect(templatesOf(messagesOf('en'))[place]).toBe('Welcome aboard');
    expect(templatesOf(messagesOf('es'))[place]).toBe(templatesOf(ourMessagesOf('es'))[place]);
    expect(
      errorsOfOwnMessages({
        texts: { es: { written: {}, screens: {}, messages: { nothing: 'x' }, words: {} } },
        addedLanguages: [],
      })[0],
    ).toMatch(/^texts\.es: messages: nothing is no text/);
  });
});
