import { i18n } from '@lingui/core';
import type { Language } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { addWords, type LoadWords, speak } from './load.ts';

/** Texts of a page, by language. */
function pageOf(id: string): LoadWords {
  return (language) => Promise.resolve({ messages: { [id]: `${id} ${language}` } });
}

/** By the catalogue, in which the extractor of texts finds nothing to translate. */
function saidOf(id: string): unknown {
  return i18n.messages[id];
}

function textsIn(language: Language) {
  return { language, texts: {}, titles: {}, added: null };
}

describe('the languages of pages', () => {
  it('change while the code of a page is on its way that the settings come by', async () => {
    await speak('en', textsIn('en'));
    // As a module does, which whoever imports it waits for.
    const settings = Promise.resolve().then(async () => {
      await addWords(pageOf('form'));
      return textsIn('es');
    });
    await speak('es', settings);
    expect(saidOf('form')).toBe('form es');
  });

  it('has a page that opens while they change in both of them, and in a hospital’s own words', async () => {
    await speak('en', textsIn('en'));
    const settings = Promise.withResolvers<ReturnType<typeof textsIn>>();
    const changing = speak('es', settings.promise);
    await addWords(pageOf('opened'));
    expect(saidOf('opened')).toBe('opened en');
    settings.resolve({ ...textsIn('es'), texts: { opened: 'abierta' } });
    await changing;
    expect(saidOf('opened')).toBe('abierta');
  });

  it('has each page that opens last in them before they change', async () => {
    await speak('en', textsIn('en'));
    const late = Promise.withResolvers<void>();
    // This page's Spanish is long in coming, and another one opens in between.
    await addWords(async (language) => {
      if (language === 'es') await late.promise;
      return { messages: { slow: `slow ${language}` } };
    });
    const changing = speak('es', textsIn('es'));
    await Promise.resolve();
    await addWords(pageOf('latest'));
    late.resolve();
    await changing;
    expect([saidOf('slow'), saidOf('latest')]).toEqual(['slow es', 'latest es']);
  });

  it('do not change where a page’s texts cannot be loaded', async () => {
    await speak('en', textsIn('en'));
    await addWords((language) =>
      language === 'es' ? Promise.reject(new Error('No connection')) : pageOf('only')(language),
    );
    await expect(speak('es', textsIn('es'))).rejects.toThrow('No connection');
    expect([i18n.locale, saidOf('only')]).toEqual(['en', 'only en']);
  });
});
