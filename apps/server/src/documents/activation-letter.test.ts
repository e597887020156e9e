import { describe, expect, it } from 'vitest';
import { exampleLetter, exampleSender } from '../testing/letter-examples.ts';
import { breachesOf } from '../testing/pdf-ua/breaches.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { type ActivationLetter, printActivationLetter } from './activation-letter.ts';

async function print(more: Partial<ActivationLetter> = {}, country = 'US') {
  const printed = await printActivationLetter(exampleLetter(more), exampleSender, { country, day: '2026-11-21' });
  if (printed.outcome !== 'set') throw new Error(`not set: ${printed.places.join()}`);
  return { ...printed, read: await readPdf(printed.pdf) };
}

/** None of the included typefaces has Javanese. */
const unprintable = 'ꦫꦠꦸ';

describe('the letter with an access code', () => {
  it('is one page that tells its title and language, with every font in it', async () => {
    const { read } = await print();
    expect(read).toMatchObject({ title: 'Your access code for Alder Bay Health', language: 'en-US' });
    expect(read.fonts.embedded).toBe(read.fonts.used);
  });

  it.each([
    ['a letter', {}],
    ['a notice', { notice: { since: '2026-11-20', proof: 'questionBased' } as const }],
    ['a name from right to left', { recipients: [{ lines: ['مُحَمَّد عبد الله', 'شارع الملك فهد 12'] }] }],
  ])('keeps PDF/UA-1, as far as a program can tell (issue 14, point 4): %s', async (_what, more) => {
    expect(await breachesOf((await print(more)).pdf)).toEqual([]);
  });

  it('reads from top to bottom: who writes, to whom, the code, what to do', async () => {
    const { parts } = (await print()).read;
    expect(parts.slice(0, 10)).toEqual([
      { role: 'P', text: 'Alder Bay Health' },
      { role: 'P', text: '100 Portico Hill Drive' },
      { role: 'P', text: 'Palo Alto, CA 94304' },
      { role: 'P', text: '(650) 498-2900' },
      { role: 'P', text: 'Ana Rivera' },
      { role: 'P', text: '18 Orchard Gate Lane' },
      { role: 'P', text: 'Morgan Hill, CA 95037' },
      { role: 'P', text: 'November 21, 2026' },
      { role: 'H1', text: 'Your access code for Alder Bay Health' },
      { role: 'P', text: 'Hello Ana Rivera,' },
    ]);
    const texts = parts.map(({ text }) => text);
    expect(texts).toContain('7K4QD-9XM2T-R3HWF');
    expect(texts).toContain('Good until December 21, 2026, for one use.');
    expect(texts.filter((text) => /^[123]$/.test(text))).toEqual(['1', '2', '3']);
    expect(parts.filter(({ role }) => role === 'Figure')).toHaveLength(1);
  });

  it('names the form as it is typed, without the code', async () => {
    const { text } = await print();
    expect(text).toMatch(/go to portal\.example\.org\/activation$/m);
  });

  it.each([
    ['en', 'An account now opens your record', 'Since November 20, 2026, an online account'],
    ['es', 'Una cuenta ya da acceso a su expediente', 'Desde el 20 de noviembre de 2026'],
  ] as const)(
    'is by the same machinery a notice that an account opens the record (%s; issue 12, point 6)',
    async (language, title, says) => {
      const notice = { since: '2026-11-20', proof: 'questionBased' } as const;
      const formUrl = 'https://portal.example.org/not-me#token=7K4QD-9XM2T-R3HWF';
      const lines = [
        'Nguyễn Thị Phương Thảo Trần Lê Hoàng Ánh Nguyệt',
        '18 Orchard Gate Lane',
        'Morgan Hill, CA 95037',
      ];
      const { read, text } = await print({ language, notice, formUrl, recipients: [{ lines }] });
      expect(read).toMatchObject({ title, language: `${language}-US` });
      expect(text).toContain(says);
      expect(text).toMatch(/portal\.example\.org\/not-me (and|y) /);
      expect(read.parts.filter(({ role }) => role === 'Figure')).toHaveLength(1);
      expect(text).toContain(language === 'en' ? 'Para recibir ayuda en español' : 'For help in English');
    },
  );

  it.each([
    ['en', 'Somebody can now look after your record', 'On November 20, 2026, somebody accepted'],
    ['es', 'Alguien se ocupa ahora de su expediente', 'El 20 de noviembre de 2026, alguien aceptó'],
  ] as const)(
    'is without a code a notice that somebody looks after the record (%s; issue 12, point 9)',
    async (language, title, says) => {
      const { accessCode: _code, formUrl: _url, ...letter } = exampleLetter({ language });
      const details = { country: 'US', day: '2026-11-21' };
      const printed = await printActivationLetter(
        { ...letter, access: { since: '2026-11-20' } },
        exampleSender,
        details,
      );
      if (printed.outcome !== 'set') throw new Error('not set');
      expect(printed.text).toContain(says);
      expect(printed.text).not.toContain('://');
      const read = await readPdf(printed.pdf);
      expect(read).toMatchObject({ title, language: `${language}-US` });
      expect(read.parts.filter(({ role }) => role === 'Figure')).toEqual([]);
    },
  );

  it('tells somebody without a medical record number what to enter in its place, in one line', async () => {
    const { text } = await print({ reference: 'R-1234-5678' });
    expect(text).toContain('In place of a medical record number, enter the reference number R-1234-5678.');
    expect(text).not.toContain('papers from your visits');
  });

  it.each([
    ['en', 'Your access code', 'Esta carta trae su código de acceso. Para recibir ayuda en español, llame al'],
    ['es', 'Su código de acceso', 'This letter has your access code. For help in English, call'],
  ] as const)(
    'is in the language of the patient (%s), with a line in the other one below',
    async (language, ...words) => {
      const { read } = await print({ language });
      expect(read.language).toBe(`${language}-US`);
      const texts = read.parts.map(({ text }) => text);
      expect(texts).toContain(words[0]);
      expect(texts.at(-1)).toBe(`${words[1]} (650)\u00a0498-2900.`);
    },
  );

  it.each([
    ['US', 612, 792],
    ['MX', 612, 792],
    ['ES', 595, 842],
    ['JP', 595, 842],
  ])('is printed on the paper of the country: %s', async (country, width, height) => {
    const { read } = await print({}, country);
    expect([Math.round(read.width), Math.round(read.height)]).toEqual([width, height]);
  });

  it('keeps a name from right to left in its reading order', async () => {
    const lines = ['مُحَمَّد عبد الله', 'شارع الملك فهد 12 (شقة 4)', 'SAUDI ARABIA'];
    const { parts } = (await print({ recipients: [{ lines }] })).read;
    const texts = parts.map(({ text }) => text);
    for (const line of lines) expect(texts).toContain(line);
    expect(texts).toContain('Hello مُحَمَّد عبد الله,');
  });

  it('goes out in Latin letters where no typeface has the others, and says which lines it passed over', async () => {
    const home = { lines: [unprintable, 'Jalan Malioboro 5', unprintable] };
    const latin = { lines: ['Ratu Hadiningrat', 'Jalan Malioboro 5', 'INDONESIA'] };
    const printed = await print({ recipients: [home, latin] });
    expect(printed).toMatchObject({
      recipient: latin.lines,
      passedOver: ['recipient line 1', 'recipient line 3'],
    });
    expect(printed.text).not.toContain(unprintable);
  });

  it.each([
    ['letters that no typeface has', [unprintable, 'Jalan Malioboro 5'], ['recipient line 1']],
    [
      'an address that the window cannot show',
      ['Ana', ...Array<string>(9).fill('A line')],
      ['recipient, too long for the window'],
    ],
    ['a name that fills the sheet', ['W'.repeat(300)], ['recipient, too long for the window']],
  ])('is not printed with %s, and tells nothing but the place', async (_what, lines, places) => {
    const letter = exampleLetter({ recipients: [{ lines }] });
    const printed = await printActivationLetter(letter, exampleSender, { country: 'US', day: '2026-11-21' });
    expect(printed).toEqual({ outcome: 'unprintable', places });
  });
});
