import { describe, expect, it } from 'vitest';
import { readEnrolmentName } from './enrolment-name.ts';
import { examples } from './testing/examples.ts';

describe('a name as people write it, where the settings say so', () => {
  it.each([...examples('enrolment-name', 'valid'), ...examples('enrolment-name', 'as-written')])('takes %s', (line) =>
    expect(readEnrolmentName(line, 'asWritten')).toEqual({ name: line.normalize('NFC') }),
  );
  it.each(examples('enrolment-name', 'never'))('refuses %j', (line) =>
    expect(readEnrolmentName(line, 'asWritten')).toEqual({ error: 'characters' }),
  );
});

describe('spec §5, name: letters and spaces only', () => {
  it.each(examples('enrolment-name', 'valid'))('takes %s', (line) =>
    expect(readEnrolmentName(line, 'specification')).toEqual({ name: line.normalize('NFC') }),
  );
  it.each([...examples('enrolment-name', 'as-written'), ...examples('enrolment-name', 'never')])('refuses %j', (line) =>
    expect(readEnrolmentName(line, 'specification')).toEqual({ error: 'characters' }),
  );

  it('takes spaces of any kind and number for one', () =>
    expect(readEnrolmentName('  Mary\u00a0  Ann ', 'specification')).toEqual({ name: 'Mary Ann' }));
  it('leaves out direction marks, which are invisible when copied', () =>
    expect(readEnrolmentName('\u200fمحمد\u200e', 'specification')).toEqual({ name: 'محمد' }));
  it('is one name by every way to type its letters', () =>
    expect(readEnrolmentName('Jose\u0301', 'specification')).toEqual({ name: 'José' }));
  it('refuses nothing, and more than 60 characters', () => {
    expect(readEnrolmentName(' ', 'specification')).toEqual({ error: 'empty' });
    expect(readEnrolmentName('a'.repeat(60), 'specification')).toHaveProperty('name');
    expect(readEnrolmentName('a'.repeat(61), 'specification')).toEqual({ error: 'length' });
  });
});
