import { describe, expect, it } from 'vitest';
import { brokenOnce } from '../../testing/broken-once.ts';
import { type RuleId, ruleIds, ruleOf } from '../rules.ts';
import { remedyInSpanish, sentenceInSpanish } from './in-spanish.ts';

const files = ['v3.json', 'v3-tall.csv', 'v3-wide.csv', 'v2.json', 'v2-tall.csv'];

/** Of each file that is broken in one place: the rule, its outcome and the remedy. */
const found = files
  .flatMap((name) => brokenOnce(name))
  .flatMap(({ expected }) => expected.map((line) => line.split(' | ')))
  .map((parts) => ({ rule: parts[0] as RuleId, outcome: parts[1], remedy: parts.slice(5).join(' | ') }));

/** Words that a file has to hold, by which both languages name them alike. */
const ofTheTemplate = (text: string): string[] => text.match(/\b[a-z]+_[a-z_]+\b|\b[A-Z]{2,}|\d+/g) ?? [];

// Issue 16, point 1: staff at a screen in English and Spanish, and so what is wrong with a price file.
describe('what is found in a price file, in Spanish', () => {
  it.each(ruleIds)('%s: a sentence and a remedy, with what CMS’s template calls things', (rule) => {
    const { sentence, remedy } = ruleOf(rule);
    const spanish = [sentenceInSpanish(rule), remedyInSpanish(rule, remedy) ?? ''];
    for (const [at, english] of [sentence, remedy].entries()) {
      const said = spanish[at] ?? '';
      expect(said).not.toBe(english);
      expect(said).toMatch(/^\p{Lu}.*\.$/u);
      expect(ofTheTemplate(said).toSorted()).toEqual(ofTheTemplate(english).toSorted());
    }
  });

  it('says of every value that can be read what to write instead', () => {
    const silent = found.filter(({ rule, outcome, remedy }) => {
      return outcome !== 'refused' && remedyInSpanish(rule, remedy) === undefined;
    });
    expect(found.length).toBeGreaterThan(100);
    expect(silent).toEqual([]);
  });

  // RFC 8259: what is meant is a kind of value, and no word to write.
  it.each([
    ['Write an object, in braces.', 'Escriba un objeto, entre llaves.'],
    ['Write a list, in brackets.', 'Escriba una lista, entre corchetes.'],
    ['Write a list, such as ["one", "two"].', 'Escriba una lista, como ["uno", "dos"].'],
    ['Write text in quotes, or leave out the property.', 'Escriba un texto entre comillas, u omita la propiedad.'],
    ['Write a number, or leave out the property.', 'Escriba un número, u omita la propiedad.'],
    ['Write the number without quotes.', 'Escriba el número sin comillas.'],
    ['Write true without quotes.', 'Escriba true sin comillas.'],
    ['Write the unit as text, in quotes.', 'Escriba la unidad como texto, entre comillas.'],
  ])('is Spanish alone where the JSON type is another: %s', (english, spanish) => {
    expect(remedyInSpanish('json-type', english)).toBe(spanish);
  });

  it('repeats the value itself, and what a header would cost', () => {
    expect(remedyInSpanish('enum-case', 'Write outpatient.')).toBe('Escriba outpatient.');
    expect(
      remedyInSpanish(
        'csv-header-known',
        '1,204 values stand below it: correct the header, or do without: --accept "cost | $&".',
      ),
    ).toBe('Valores que se perderían: 1,204. Corrija el nombre, o prescinda de ellos: --accept "cost | $&".');
    expect(remedyInSpanish('price-file', 'The file is empty.')).toBeUndefined();
  });
});
