import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountForms } from './support/account-forms-with-fields.ts';
import { filledInJourneys, guestForms, maskedFields } from './support/forms-with-fields.ts';

/** A tag that begins a field to type in, of the kit or of HTML, with its attributes. */
const fieldTag =
  /<(?:(?:Text|TextArea|Password|Search|Masked|Grouped|Code|BirthDate|LetterCode|Typed)Field|textarea|input)\b[^]*?\/?>/g;
/** What is no field to type in, and what nobody sees. */
const notTyped = /type="(?:radio|checkbox|hidden|range|file)"|aria-hidden/;

const root = join(import.meta.dirname, '..');
const sources = join(root, 'apps/web/src');
/** The kit draws a field where a form asks it to. */
const drawing = globSync('**/*.tsx', { cwd: sources, exclude: ['ui/**', '**/*.test.tsx'] }).filter((file) =>
  (readFileSync(join(sources, file), 'utf8').match(fieldTag) ?? []).some((tag) => !notTyped.test(tag)),
);
const walked = [...guestForms, ...accountForms].flatMap(({ draws }) => Object.keys(draws));
const named = [...walked, ...maskedFields, ...Object.keys(filledInJourneys)];

describe('each file that draws a field to type in (issue 14, point 6)', () => {
  it('has its row in a list of e2e/support, so that every way of filling it is tried', () => {
    expect(drawing.filter((file) => !named.includes(file)).toSorted()).toEqual([]);
  });

  it('draws one still, if it has a row', () => {
    expect(named.filter((file) => !drawing.includes(file))).toEqual([]);
  });

  it('is filled in by the journey that its row names, where no form of its own is walked', () => {
    const astray = Object.values(filledInJourneys).filter(
      ([journey, id]) => !readFileSync(join(root, journey), 'utf8').includes(id),
    );
    expect(astray).toEqual([]);
  });
});
