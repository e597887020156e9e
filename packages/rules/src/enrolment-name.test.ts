import { describe, expect, it } from 'vitest';
import { readEnrolmentName } from './enrolment-name.ts';
import { examples } from './testing/examples.ts';

describe('spec §5, name: letters and spaces only', () => {
  it.each(examples('enrolment-name', 'valid'))('takes %s', (line) =>
    expect(readEnrolmentName(line)).toEqual({ name: line.normalize('NFC') }),
  );
  it.each(examples('enrolment-name', 'invalid'))('refuses %j', (line) =>
    expect(readEnrolmentName(line)).toEqual({ error: 'characters' }),
  );

  it('takes spaces of any kind and number for one', () =>
    expect(readEnrolmentName('  Mary\u00a0  Ann ')).toEqual({ name: 'Mary Ann' }));
  it('leaves out direction marks, which are invisible when copied', () =>
    expect(readEnrolmentName('\u200fمحمد\u200e')).toEqual({ name: 'محمد' }));
  it('is one name by every way to type its letters', () =>
    expect(readEnrolmentName('Jose\u0301')).toEqual({ name: 'José' }));
  it('refuses nothing, and more than 60 characters', () => {
    expect(readEnrolmentName(' ')).toEqual({ error: 'empty' });
    expect(readEnrolmentName('a'.repeat(60))).toHaveProperty('name');
    expect(readEnrolmentName('a'.repeat(61))).toEqual({ error: 'length' });
  });
});
