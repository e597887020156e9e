import { sayOwnWords, textOf } from '@portico/contract';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { errorsOfOwnMessages, messagesOf, sayOwnMessages } from '../../documents/messages/messages-of.ts';
import { readLanguage, shippedLanguages } from '../../platform/settings/languages/added-languages.ts';
import { readScreenTexts } from '../../platform/settings/texts/screen-texts.ts';
import { languageCoverage } from './language-coverage.ts';
import { errorsOfOwnWords, tableWords } from './table-words.ts';

const ours = { texts: {}, addedLanguages: [] };
afterEach(() => {
  sayOwnMessages(ours);
  sayOwnWords({});
});

// Issue 16, point 6: `vi` and `zh-Hans` are two files each and a reviewer's name; drafts are marked.
describe.each(readdirSync(shippedLanguages))('the language %s that comes with the portal', (tag) => {
  it('has texts with all that is filled in, and says whether it was reviewed', async () => {
    const screens = await readScreenTexts();
    const errors: string[] = [];
    const language = await readLanguage(join(shippedLanguages, tag), screens, errors);
    expect(errors).toEqual([]);
    expect(errorsOfOwnMessages({ texts: {}, addedLanguages: [language] })).toEqual([]);
    expect([language.tag, language.review]).toEqual([tag, null]);
  });

  it('is said by the server where it has the text, and in English where not, with figures of its own', async () => {
    const language = await readLanguage(join(shippedLanguages, tag), null, []);
    const { tag: spoken } = language;
    sayOwnMessages({ texts: {}, addedLanguages: [language] });
    expect(messagesOf(spoken).language).toBe(tag);
    expect(messagesOf(spoken).estimate.hospitalFees).not.toBe(messagesOf('en').estimate.hospitalFees);
    expect(messagesOf(spoken).money(123_456)).toBe('$1,234.56');
    expect(messagesOf(spoken).day('2026-11-26')).not.toBe(messagesOf('en').day('2026-11-26'));
    expect(textOf({ en: 'No table has this text', es: 'Ninguna' }, spoken)).toBe('No table has this text');
    expect(messagesOf('es').estimate.hospitalFees).toBe('Cargos del hospital');
  });
});

/**
 * How many texts a draft may still lack. A new English text is added to the drafts with it.
 */
const mayLack: Readonly<Record<string, Readonly<Record<'screens' | 'messages' | 'words', number>>>> = {
  vi: { screens: 0, messages: 0, words: 0 },
  'zh-Hans': { screens: 0, messages: 0, words: 0 },
};

// Issue 16, point 6: what of a draft is not translated is known by count, and does not grow unseen.
describe('a draft that comes with the portal', () => {
  it.each(readdirSync(shippedLanguages))('%s lacks no more texts than are named here', async (tag) => {
    const screens = await readScreenTexts();
    const { missing } = languageCoverage(await readLanguage(join(shippedLanguages, tag), screens, []), screens ?? {});
    const lacks = (kind: keyof typeof missing): number => Object.keys(missing[kind]).length;
    const allowed = mayLack[tag] ?? { screens: 0, messages: 0, words: 0 };
    expect(lacks('screens')).toBeLessThanOrEqual(allowed.screens);
    expect(lacks('messages')).toBeLessThanOrEqual(allowed.messages);
    expect(lacks('words')).toBeLessThanOrEqual(allowed.words);
  });
});

// Issue 16, point 6: titles of states and the catalogue of services, too, are a hospital's to say.
describe('a hospital’s own texts of tables', () => {
  const own = (words: Record<string, string>) => ({
    texts: { en: { written: {}, screens: {}, messages: {}, words } },
    addedLanguages: [],
  });

  it('are said in place of ours, in this language alone', () => {
    const [title] = tableWords();
    if (title === undefined) throw new Error('There is no text in a table.');
    sayOwnMessages(own({ [title.en]: 'Our own title' }));
    expect([textOf(title, 'en'), textOf(title, 'es')]).toEqual(['Our own title', title.es]);
  });

  it('are refused where no table has the text, with the nearest that one has', () => {
    expect(errorsOfOwnWords(own({ 'Help with the bil': 'Help' }).texts)).toEqual([
      'texts.en: words: "Help with the bil" stands in no table. Is "Help with the bill" meant? `portico texts list` shows those that do.',
    ]);
    expect(errorsOfOwnWords(own({ 'Help with the bill': 'Help to pay' }).texts)).toEqual([]);
  });
});
