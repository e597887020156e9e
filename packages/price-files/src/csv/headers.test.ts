import { describe, expect, it } from 'vitest';
import { remedyInSpanish } from '../rules/spanish/in-spanish.ts';
import { exampleBytes, inChunks, type Reading, readStream } from '../testing/read.ts';

const textOf = (name: string): string => new TextDecoder().decode(exampleBytes(`valid/${name}`));
const [tall, wide] = [textOf('v3-tall.csv'), textOf('v3-wide.csv')];

const read = (text: string, accept: readonly string[] = []): Promise<Reading> =>
  readStream(inChunks(new TextEncoder().encode(text), []), undefined, { accept });
const ratesOf = ({ items }: Reading): number =>
  items.flatMap(({ charges }) => charges).reduce((sum, { rates }) => sum + rates.length, 0);

/** The text with a column appended: its header, and this value in each row with prices. */
function withColumn(text: string, header: string, value: string): string {
  const lines = text.trimEnd().split('\n');
  return `${lines.map((line, at) => (at < 2 ? line : `${line},${at === 2 ? header : value}`)).join('\n')}\n`;
}

// Issue 13, point 2; Findings, prices 4: "rates vanish without a word".
describe('a column whose values nobody would see', () => {
  const golden = 'Golden Plain Health|PPO';
  it.each([
    ['its header is not known', withColumn(tall, 'negotiated_dolar', '7'), 'csv-header-known', 'negotiated_dolar', 6],
    ['it has no header', withColumn(withColumn(tall, '', '7'), 'setting', ''), 'csv-header-known', 'column 26', 6],
    ['its header stands twice', withColumn(tall, 'payer_name', 'Other'), 'csv-header-once', 'payer_name', 6],
    [
      'its header lacks the plan',
      wide.replaceAll(golden, 'Golden Plain Health'),
      'csv-header-plan',
      'standard_charge|Golden Plain Health|negotiated_dollar',
      1,
    ],
    [
      "the template's placeholder stands there",
      wide.replaceAll(golden, '[payer_name]|[plan_name]'),
      'csv-header-filled-in',
      'standard_charge|[payer_name]|[plan_name]|negotiated_dollar',
      1,
    ],
  ])(
    'keeps the file from being imported, with how many values it would cost: %s',
    async (_, text, rule, column, values) => {
      const { findings } = await read(text);
      const found = findings.filter(({ outcome }) => outcome === 'refused');
      expect(found).toContainEqual({
        rule,
        outcome: 'refused',
        line: 3,
        column,
        remedy: expect.stringMatching(
          new RegExp(`^${values} values? stands? below it: correct the header.*--accept "`),
        ),
      });
    },
  );

  it('is left out where staff accept its header, however they write it', async () => {
    const { findings, items } = await read(withColumn(tall, 'Our | Own', '7'), ['our|OWN']);
    expect(findings).toMatchObject([
      {
        rule: 'csv-header-known',
        outcome: 'taken',
        remedy: 'Accepted: 6 values stand below it and will not be imported.',
      },
    ]);
    expect(items).toEqual((await read(tall)).items);
  });

  it('is no finding where nothing stands in it', async () => {
    expect(await read(withColumn(tall, 'own', ''))).toEqual(await read(tall));
  });

  // CMS's validator refuses these as well: "duplicated in header", "does not follow Tall or Wide".
  it.each([
    ['its header stands twice', withColumn(tall, 'Setting', ''), 'csv-header-once', 'Setting'],
    [
      'its header stands twice in a wide file',
      withColumn(wide, 'standard_charge|Golden Plain Health|PPO|negotiated_dollar', ''),
      'csv-header-once',
      'standard_charge|Golden Plain Health|PPO|negotiated_dollar',
    ],
    [
      'it is one of a wide file in a tall one',
      withColumn(tall, 'count|Golden Plain Health|PPO', ''),
      'csv-one-layout',
      'count|Golden Plain Health|PPO',
    ],
  ])('breaks a rule where nothing stands in it, and takes nothing: %s', async (_, text, rule, column) => {
    const { findings, items } = await read(text);
    expect(findings).toMatchObject([{ rule, outcome: 'taken', line: 3, column }]);
    expect(items).toEqual((await read(text.includes('payer_name') ? tall : wide)).items);
  });
});

describe('columns of the template that are not there', () => {
  const withoutColumn = (text: string, header: string): string => {
    const lines = text.trimEnd().split('\n');
    const place = lines[2]?.split(',').indexOf(header) ?? -1;
    return `${lines.map((line, at) => (at < 2 ? line : line.split(',').toSpliced(place, 1).join(','))).join('\n')}\n`;
  };

  it('are breaches at the line of the headers, where prices can be read without them', async () => {
    const { findings } = await read(withoutColumn(tall, 'drug_unit_of_measurement'));
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'csv-columns', outcome: 'taken', line: 3, column: 'drug_unit_of_measurement' }),
    );
  });

  it('keep a file without any payer from being imported, until staff say that it has no rates', async () => {
    const lines = wide.trimEnd().split('\n');
    const payers = (lines[2] ?? '')
      .split(',')
      .map((header) => header.split('|').length > 2 && !header.startsWith('code'));
    const without = lines.map((line, at) =>
      at < 2
        ? line
        : line
            .split(',')
            .filter((__, cell) => !payers[cell])
            .join(','),
    );
    const text = `${without.join('\n')}\n`;
    expect((await read(text)).findings.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { rule: 'csv-payer-columns', line: 3, column: 'payer_name' },
    ]);
    const accepted = await read(text, ['payer_name']);
    expect(accepted.findings.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(ratesOf(accepted)).toBe(0);
    expect(accepted.items.length).toBeGreaterThan(0);
  });
});

describe('a control character in place of a digit', () => {
  // Found by random edits: $2,400 was read as $240.
  it('is damage, not a blank', async () => {
    const { findings } = await read(wide.replace(',2400,', ',240\0,'));
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'number', outcome: 'left out', line: 4 }));
  });
});

describe('a comma that is missing between two headers', () => {
  // Found by random edits: the gross charge was taken for the discounted cash price.
  it('keeps the file from being imported, since all values behind it have moved', async () => {
    const joined = wide.replace('drug_unit_of_measurement,drug_type', 'drug_unit_of_measurementdrug_type');
    const { findings } = await read(joined);
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'csv-header-known',
        outcome: 'refused',
        remedy: 'Put a comma between drug_unit_of_measurement and drug_type_of_measurement.',
      }),
    );
  });
});

// Issue 13, point 1: a row too short or long is never imported.
describe('a row with a comma too many', () => {
  const lines = wide.trimEnd().split('\n');
  const moved = lines.map((line) => line.replace(',inpatient,', ',inpatient,,'));

  it('is left out, also where the cells beyond the last header stay empty', async () => {
    const { findings, items } = await read(`${moved.join('\n')}\n`);
    expect(findings).toMatchObject([{ rule: 'csv-cells', outcome: 'left out', line: 6 }]);
    expect(items).toEqual((await read(wide)).items.filter(({ line }) => line !== 6));
  });

  // Found by random edits: the first row decided how many cells a row has, and its prices had moved.
  it('is left out where it is the first', async () => {
    const first = lines.map((line, at) => (at === 3 ? line.replace(',CPT,', ',CPT,,') : line));
    const { findings, items } = await read(`${first.join('\n')}\n`);
    expect(findings).toMatchObject([{ rule: 'csv-cells', outcome: 'left out', line: 4 }]);
    expect(items.flatMap(({ charges }) => charges)).toHaveLength(lines.length - 4);
  });

  // Found by a reviewer: with the comma of another value removed, the row stays shifted.
  it('is to quote the value that has it, where the last column is empty', async () => {
    const unquoted = tall.replace('"Saline solution, 1 liter"', 'Saline solution, 1 liter');
    const { findings } = await read(unquoted);
    const remedy = 'Quote values with commas: the row has more than 25 cells.';
    expect(findings).toMatchObject([{ rule: 'csv-cells', outcome: 'left out', line: 9, remedy }]);
    expect(remedyInSpanish('csv-cells', remedy)).toMatch(/^Ponga entre comillas/);
    const onTwoLines = unquoted.replace(',EA,48.20', ',EA,"48.20\n"');
    const [found] = (await read(onTwoLines)).findings;
    expect(found?.remedy).toBe(`${remedy} It ends on line 10.`);
    expect(remedyInSpanish('csv-cells', found?.remedy ?? '')).toMatch(/^Ponga entre comillas .* línea 10\.$/);
  });

  it.each([
    ['all rows and the headers', lines.map((line, at) => (at < 2 ? line : `${line},,`))],
    ['all rows', lines.map((line, at) => (at < 3 ? line : `${line},`))],
    ['the headers', lines.map((line, at) => (at === 2 ? `${line},` : line))],
  ])('is told from padding, which is alike in all rows: %s', async (_, padded) => {
    expect(await read(`${padded.join('\n')}\n`)).toEqual(await read(wide));
    const both = padded.map((line) => line.replace(',inpatient,', ',inpatient,,'));
    expect((await read(`${both.join('\n')}\n`)).findings).toMatchObject([{ rule: 'csv-cells', line: 6 }]);
  });

  // A column of the hospital's own, and a comma at the end of each row: CMS's validator takes such a file.
  it("is told from padding beside a column of the hospital's own that stands behind all others", async () => {
    const own = withColumn(tall, 'internal_id', '').trimEnd().split('\n');
    const padded = own.map((line, at) => (at < 3 ? line : `${line},`)).join('\n');
    expect(await read(`${padded}\n`)).toEqual(await read(tall));
  });

  it('may be one beside such a column between the others, until staff say that it is their own', async () => {
    const between = tall.trimEnd().split('\n');
    const text = between
      .map((line, at) => (at < 2 ? line : at === 2 ? line.replace(',modifiers', ',internal_id,modifiers') : line))
      .map((line, at) => (at < 3 ? line : line.replace(/^((?:"[^"]*"|[^,]*)(?:,[^,]*){4}),/, '$1,,').concat(',')))
      .join('\n');
    const { findings } = await read(`${text}\n`);
    expect(findings[0]).toMatchObject({
      rule: 'csv-cells',
      remedy: expect.stringMatching(/^Remove a comma: .*26 cells/),
    });
    expect(await read(`${text}\n`, ['internal_id'])).toEqual(await read(tall));
  });
});

// Rows 1 to 3 of the data dictionary; CMS's validator says "Row 3 is blank".
describe('a blank row above the prices', () => {
  it.each([
    ['the general headers', 0, 2],
    ['their values', 1, 3],
    ['the column headers', 2, 4],
  ])('is a breach, and the file is read: above %s', async (_, at, line) => {
    const lines = tall.split('\n').toSpliced(at, 0, '');
    const { findings, items } = await read(lines.join('\n'));
    expect(findings).toMatchObject([{ rule: 'csv-first-rows', outcome: 'taken', line }]);
    expect(items).toHaveLength(3);
  });

  it('is told from a header or value on several lines', async () => {
    const quoted = tall.replace('"1 Harbor Road, Cedar', '"1 Harbor Road,\nCedar');
    expect((await read(quoted)).findings).toEqual([]);
  });
});

// Row 1 of the data dictionary: license_number|[state].
describe('the header of the license', () => {
  const stateIn = (header: string): Promise<Reading> => read(tall.replace(/license_number\|([A-Z]{2})/, header));

  it.each(['license_number|$1|', 'license_number|$1| |', 'license_number | $1 || '])(
    'has its state where bars too many stand behind it, and that is a breach: %s',
    async (header) => {
      const { findings, headers } = await stateIn(header);
      const [{ licenseState } = { licenseState: '' }] = (await read(tall)).headers;
      expect(headers).toMatchObject([{ licenseState }]);
      const remedy = `Write license_number|${licenseState}.`;
      expect(findings).toMatchObject([{ rule: 'license-state', outcome: 'taken', line: 1, remedy }]);
    },
  );

  it.each(['license_number|$1|NV', 'license_number|$1|NV|', 'license_number||$1', 'license_number|XX|'])(
    'has no state where nobody knows which: %s',
    async (header) => {
      const { findings, headers } = await stateIn(header);
      expect(headers[0]).not.toHaveProperty('licenseState');
      expect(findings).toMatchObject([{ rule: 'license-state', outcome: 'left out', line: 1 }]);
    },
  );
});
