import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../steps.ts';
import { numbersWithUnit } from './numbers-with-unit.ts';
import { readDocument } from './read-document.ts';

const sentences = {
  'the catalogues of the screens': 'apps/web/src/**/locales/*.po',
  'mails, messages, letters and documents': 'apps/server/src/documents/**/*.ts',
  'plain pages': 'apps/server/src/app/pages/**/*.ts',
  "the operator's commands": 'apps/server/src/cli/**/*.ts',
};

/** What sentences say of numbers that are no limits. */
const otherNumbers = [
  // How long something takes a person, and how long a message is on its way.
  /about (?:two|three|five) minutes/gi,
  /unos (?:dos|tres|cinco) minutos/gi,
  /takes two minutes/g,
  /tomará dos minutos/g,
  /new one in two minutes/g,
  /nueva en dos minutos/g,
  /Nothing after (?:five minutes|ten days)\?/g,
  /No llegó nada después de cinco minutos/gi,
  /No le ha llegado a los diez días/g,
  /about an hour later/g,
  /más o menos una hora después/g,
  /blood tests an hour or more/g,
  /las de sangre, una hora o más/g,
  // A session's last seconds, and the time step of every authenticator app.
  /signed out in ten seconds/g,
  /se cerrará en diez segundos/g,
  /It changes every 30 seconds/g,
  /Cambia cada 30 segundos/g,
  // Which browsers are supported.
  /last two years/g,
  /últimos dos años/g,
  // How often an income comes.
  /every two weeks/g,
  /cada dos semanas/g,
  /dos veces al mes/g,
  // What was done twice.
  /se envió dos veces/g,
];

const textsOf = (files: string): readonly string[] =>
  globSync(files, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => withoutComments(readDocument(file)));

describe('a limit in a sentence is an argument, not written by hand', () => {
  it.each(Object.entries(sentences))('in %s', (_where, files) => {
    const texts = textsOf(files);
    expect(texts).not.toEqual([]);
    const left = texts.map((text) => otherNumbers.reduce((rest, each) => rest.replaceAll(each, ''), text));
    expect(left.flatMap(numbersWithUnit)).toEqual([]);
  });

  it('and every other number that is allowed is still in a sentence', () => {
    const texts = Object.values(sentences).flatMap(textsOf).join('\n');
    expect(otherNumbers.filter((each) => texts.search(each) === -1)).toEqual([]);
  });
});

/** The text of a source or a catalogue without its comments. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|^ *(?:\/\/|#).*$/gm, '');
}
