import { states } from '@portico/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { offeredQuestions } from '../../apps/server/src/accounts/security-questions/questions.ts';
import {
  kindsOfCare,
  serviceCategories,
  serviceTemplates,
  specialties,
} from '../../apps/server/src/catalogue/index.ts';

const demonstration = join(import.meta.dirname, '../../apps/server/src/demo');

/** A letter that the pseudo-locale has of its own. */
const PSEUDO = /[åéîøûýÅÉÎØÛÝ]/;
/** What could be a word of English: the pseudo-locale leaves no vowel as it is. */
const ENGLISH = /[A-Za-z]*[aeiouAEIOU][A-Za-z]+/;

/** Names, which every language leaves as they are, or which the browser itself gives, as those of months and of halves of the day: and addresses of mail. */
const names =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|\w+day|AM|PM|Google Chrome|Microsoft Edge|Mozilla Firefox|Apple Safari|Linux|Whitfield|Sam)\b|\S+@\S+/g;
/** Shorter ones of the tables stand within words of any language. */
const MIN_WORDS = 4;

/**
 * Words that are in each language by another way, so that a file of own texts does not replace them: the tables of the contract and of the
 * catalogue, which the compiler holds complete, and the settings of the hospital. The longest come first.
 */
export async function wordsOfTables(): Promise<readonly string[]> {
  const settings = await Promise.all(
    ['health-system.json', 'web-configuration.json'].map(async (name) =>
      JSON.parse(await readFile(join(demonstration, name), 'utf8')),
    ),
  );
  const found = new Set([
    ...wordsIn([settings, offeredQuestions('en')], true),
    ...wordsIn([states, kindsOfCare, serviceCategories, serviceTemplates, specialties], false),
  ]);
  return [...found].filter((words) => words.length >= MIN_WORDS).toSorted((a, b) => b.length - a.length);
}

/** All texts of a value, or of its tables by language alone the English ones. */
function* wordsIn(value: unknown, all: boolean, seen = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string' && all) yield value;
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, each] of value instanceof Map ? value : Object.entries(value)) {
    yield* wordsIn(each, all || name === 'en', seen);
  }
}

/** What a reader or a screen reader meets on a page that is neither in the pseudo-locale nor from a table. */
export async function untranslatedOn(page: Page, tables: readonly string[]): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement?.checkVisibility() && parentElement.closest('script, style, [lang]:not(html)') === null) {
        found.push(node.textContent ?? '');
      }
    }
    for (const each of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']) {
        if (each.checkVisibility()) found.push(each.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  return (
    [...new Set(texts)]
      // The first page has a hospital's sentence in parts.
      .filter((text) => !PSEUDO.test(text) && !tables.some((words) => words.includes(text.trim())))
      .map((text) => tables.reduce((rest, words) => rest.replaceAll(words, ' '), text).replaceAll(names, ' '))
      .filter((rest) => ENGLISH.test(rest))
  );
}
