import { describe, expect, it } from 'vitest';
import { patientFacts } from './patient-facts.ts';

const member = { firstName: 'Ana', lastName: 'Rivera', number: 'MRD-1' };
const ageOf = (birthDate: string, today: string, told: string | null = null): number | null =>
  patientFacts({ member: { ...member, birthDate } }, { birthDate: told, sex: null }, today).age;

describe('what is known of a patient', () => {
  it('is the age in whole years on the day', () => {
    expect(ageOf('1981-11-24', '2026-11-23')).toBe(44);
    expect(ageOf('1981-11-23', '2026-11-23')).toBe(45);
    expect(ageOf('2026-11-01', '2026-11-23')).toBe(0);
    expect(ageOf('2027-01-01', '2026-11-23')).toBeNull();
  });

  it('is the insurer’s birth date where the insurance has none, and not instead of one', () => {
    expect(ageOf('', '2026-11-23', '1960-01-01')).toBe(66);
    expect(ageOf('1980-01-01', '2026-11-23', '1960-01-01')).toBe(46);
    expect(ageOf('', '2026-11-23')).toBeNull();
  });

  it('is the sex that the insurer tells, else none', () => {
    expect(patientFacts({ member: { ...member, birthDate: '' } }, null, '2026-11-23')).toEqual({
      age: null,
      sex: null,
    });
    const told = { birthDate: null, sex: 'female' } as const;
    expect(patientFacts({ member: { ...member, birthDate: '' } }, told, '2026-11-23').sex).toBe('female');
  });
});
