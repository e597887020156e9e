import { describe, expect, it } from 'vitest';
import { readForm } from './form.ts';
import { goodFaithForm } from './good-faith.ts';

const input = { patientName: 'Ana Rivera', birthDate: '4/27/1986', dayOfCare: '', diagnosisCodes: '' };
const read = (more: Partial<typeof input>) => readForm(goodFaithForm, { ...input, ...more }, { today: '2026-11-25' });

describe('what a good-faith estimate is asked for with (issue 14, point 4; 45 CFR 149.610(c)(1))', () => {
  it('is a name and a birth date; a day and diagnoses where they are known', () => {
    expect(read({})).toEqual({
      values: { patientName: 'Ana Rivera', birthDate: '1986-04-27', dayOfCare: null, diagnosisCodes: [] },
    });
    expect(read({ dayOfCare: '12/8/2026', diagnosisCodes: 'm25561, S83.2 s832' })).toMatchObject({
      values: { dayOfCare: '2026-12-08', diagnosisCodes: ['M25.561', 'S83.2'] },
    });
  });

  it.each([
    ['patientName', '', 'empty'],
    ['patientName', '12', 'noLetter'],
    ['patientName', 'Ana <b>', 'characters'],
    ['birthDate', '2/30/1986', 'notADay'],
    ['dayOfCare', '2/30/2027', 'notADate'],
    ['dayOfCare', '11/24/2026', 'past'],
    ['dayOfCare', '11/26/2027', 'tooLate'],
    ['diagnosisCodes', 'knee pain', 'notACode'],
    ['diagnosisCodes', '73721', 'notACode'],
    ['diagnosisCodes', Array.from({ length: 26 }, (_, at) => `A0${at % 10}.${at}`).join(' '), 'tooMany'],
  ])('%s is not taken as “%s”: %s', (field, typed, reason) => {
    expect(read({ [field]: typed })).toEqual({ errors: { [field]: reason } });
  });

  it.each(['مُحَمَّد عبد الله', '王小明', 'O’Brien-Nuñez, Jr.', 'ꦫꦠꦸ'])('a name is in any script: %s', (patientName) => {
    expect(read({ patientName })).toMatchObject({ values: { patientName } });
  });
});
