import { describe, expect, it } from 'vitest';
import { lookupOnArrival } from './lookup-input.ts';

const before = {
  accessCode: '7K4QD-9XM2T-R3HWF',
  medicalRecordNumber: 'AB-200001',
  dateOfBirth: { month: '9', day: '12', year: '1990' },
};

describe('what the form of an access code begins with', () => {
  it('is empty at first', () => expect(lookupOnArrival(undefined, undefined).accessCode).toBe(''));

  it('is what was typed before, on the way back to the page', () =>
    expect(lookupOnArrival(before, undefined)).toBe(before));

  it('is the code of the address', () =>
    expect(lookupOnArrival(undefined, '7K4QD-9XM2T-R3HWF')).toMatchObject({ accessCode: '7K4QD-9XM2T-R3HWF' }));

  it('is written in groups, however the address has it', () =>
    expect(lookupOnArrival(undefined, '7k4qd9xm2tr3hwf')).toMatchObject({ accessCode: '7K4QD-9XM2T-R3HWF' }));

  it('keeps the rest where the address has the code that was typed', () =>
    expect(lookupOnArrival(before, '7k4qd9xm2tr3hwf')).toBe(before));

  it('forgets the rest if the address has another code: it may be another person’s letter', () =>
    expect(lookupOnArrival(before, 'AAAAA-BBBBB-CCCCC')).toEqual({
      accessCode: 'AAAAA-BBBBB-CCCCC',
      medicalRecordNumber: '',
      dateOfBirth: { month: '', day: '', year: '' },
    }));

  it('does not take two incomplete codes for the same one', () =>
    expect(lookupOnArrival({ ...before, accessCode: 'A' }, 'B')).toMatchObject({
      accessCode: 'B',
      medicalRecordNumber: '',
    }));
});
