import { describe, expect, it } from 'vitest';
import { readMedicalRecordNumber } from './medical-record-number.ts';
import { examples, pairs } from './testing/examples.ts';

describe('a medical record number, in the one form by which a patient is found', () => {
  it.each(pairs('medical-record-number', 'valid', ' = '))('reads %s as %s', (input, number) =>
    expect(readMedicalRecordNumber(input)).toBe(number),
  );
  it.each(examples('medical-record-number', 'invalid'))('refuses %j', (line) =>
    expect(readMedicalRecordNumber(line)).toBeNull(),
  );

  it('refuses nothing, and more than 64 characters', () => {
    expect(readMedicalRecordNumber(' ')).toBeNull();
    expect(readMedicalRecordNumber('7'.repeat(64))).not.toBeNull();
    expect(readMedicalRecordNumber('7'.repeat(65))).toBeNull();
  });
});
