import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serviceTemplates, serviceTypeCodes } from '../index.ts';
import { shapeOf } from './code-table.ts';
import { kindsOfCare } from './kinds-of-care.ts';
import { anyKind, codeTables, kindsOfCode, rangeOfCode } from './kinds-of-code.ts';

/** `[code type, code, kinds]` for each code of the file. */
const expected = readFileSync(new URL('testing/codes-by-kind.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [kinds = '', codes = ''] = line.split(': ');
    let type = '';
    return codes.split(' ').flatMap((word) => {
      if (!(word in codeTables)) return [[type, word, kinds] as const];
      type = word;
      return [];
    });
  });

const tables = Object.entries(codeTables);

describe('the kind of care of a code', () => {
  it('is tested with more than 400 codes', () => {
    expect(new Set(expected.map(([type, code]) => `${type} ${code}`)).size).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(400);
  });

  it.each([...new Set(expected.map(([, , kinds]) => kinds))])('%s', (kinds) => {
    const codes = expected.filter((each) => each[2] === kinds);
    expect(codes.map(([type, code]) => [type, code, kindsOfCode(type, code).join(' ')])).toEqual(codes);
  });

  it('is the same for a CPT code that a file names HCPCS, which it is level I of', () => {
    expect(kindsOfCode('HCPCS', '74181')).toEqual(['scan']);
    expect(kindsOfCode('CPT', 'G0463')).toEqual(['office']);
  });

  it('is found where a spreadsheet dropped the zeros in front', () => {
    expect(kindsOfCode('RC', '450')).toEqual(['emergency']);
    expect(kindsOfCode('MS-DRG', '65')).toEqual(['medicalStay']);
  });

  it.each([
    ['CDM', '27000921'],
    ['NDC', '00000-0101-01'],
    ['LOCAL', 'X1'],
    ['HCPCS', '27000921'],
    ['CPT', '0'],
  ])('is not sure for %s %s, which no table has', (type, code) => {
    expect(kindsOfCode(type, code)).toEqual(anyKind);
  });
});

describe.each(tables)('the table of %s', (type, { asOf, sources, ranges }) => {
  it('says when it was amended, and what its sources are', () => {
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(sources.length).toBeGreaterThan(0);
  });

  it('has an example in each row, which the row itself answers', () => {
    for (const range of ranges) {
      expect(range.from <= range.to && shapeOf(range.from) === shapeOf(range.to)).toBe(true);
      expect(range.meaning).not.toBe('');
      expect(rangeOfCode(type, range.example)).toBe(range);
    }
  });

  it('has ranges that lie within each other or apart, so that it is clear which holds', () => {
    const crossing = ranges.flatMap((a) =>
      ranges
        .filter((b) => shapeOf(a.from) === shapeOf(b.from) && a.from < b.from && b.from <= a.to && b.to > a.to)
        .map((b) => `${a.from}-${a.to} ${b.from}-${b.to}`),
    );
    expect(crossing).toEqual([]);
    expect(new Set(ranges.map(({ from, to }) => `${from}-${to}`)).size).toBe(ranges.length);
  });

  it('names kinds once in a row, each under other benefits', () => {
    for (const { kinds } of ranges) {
      expect(new Set(kinds.map((kind) => `${kindsOfCare[kind].hospital} ${kindsOfCare[kind].physician}`)).size).toBe(
        kinds.length,
      );
    }
  });
});

describe('the kinds of care', () => {
  it.each(Object.entries(kindsOfCare))(
    '%s has a name in both languages, and service types of the catalogue',
    (_, kind) => {
      expect(kind.name.en).not.toBe('');
      expect(kind.name.es).not.toBe(kind.name.en);
      expect(Object.keys(serviceTypeCodes)).toEqual(expect.arrayContaining([kind.hospital, kind.physician]));
    },
  );

  it('are all used, and use all service types', () => {
    const used = new Set(tables.flatMap(([, { ranges }]) => ranges.flatMap(({ kinds }) => kinds)));
    expect(Object.keys(kindsOfCare).filter((kind) => ![...used].some((each) => each === kind))).toEqual([]);
    const types = new Set(
      Object.values(kindsOfCare).flatMap(({ hospital, physician }): string[] => [hospital, physician]),
    );
    expect(Object.keys(serviceTypeCodes).filter((code) => !types.has(code))).toEqual([]);
  });

  it('are those of the templates, which name service types themselves', () => {
    const otherwise = serviceTemplates.flatMap(({ id, components }) =>
      components
        .filter(({ codeType, code, fee, serviceType }) => {
          // The code of a visit does not tell that it was to urgent care.
          if (serviceType === 'UC') return false;
          const part = fee === 'facility' ? 'hospital' : 'physician';
          return !kindsOfCode(codeType, code).some((kind) => kindsOfCare[kind][part] === serviceType);
        })
        .map((component) => `${id} ${component.id}`),
    );
    expect(otherwise).toEqual([]);
  });
});
