import { describe, expect, it } from 'vitest';
import { fhirRelatedPerson } from '../../patients/testing/fhir.ts';
import { careTest } from './testing/care-test.ts';

// Issue 15, point 5: who acts for a patient is known to the hospital's FHIR server as a RelatedPerson. Decision 204.

const { setUp } = careTest();

const ids = (related: ReadonlyArray<{ readonly id: string }> | null): string[] | undefined =>
  related?.map(({ id }) => id);

describe('who has to do with a patient, at a FHIR server', () => {
  it('is read with names, birth date, addresses at home and record numbers', async () => {
    const { care, started } = await setUp([
      fhirRelatedPerson('mother', 'ines', {
        identifier: [{ type: { coding: [{ code: 'MR' }] }, value: 'AB-2' }, { value: 'a passport' }],
        name: [
          { use: 'official', family: 'Soler', given: ['Marta', 'Luz'] },
          { use: 'maiden', family: 'Vega', given: ['Marta'] },
        ],
        telecom: [
          { system: 'email', value: 'Marta@Example.org' },
          { system: 'email', value: 'marta@employer.example', use: 'work' },
        ],
        birthDate: '1955-02-03',
      }),
    ]);
    expect(await care.relatedPersons.relatedTo('ines')).toEqual([
      {
        id: 'mother',
        medicalRecordNumbers: ['AB-2'],
        names: [
          { firstName: 'Marta', middleName: 'Luz', lastName: 'Soler' },
          { firstName: 'Marta', middleName: '', lastName: 'Vega' },
        ],
        birthDate: '1955-02-03',
        emails: ['marta@example.org'],
      },
    ]);
    // No address, and no log of addresses, holds whom it is about.
    expect(started.taken.filter((each) => each.includes('ines'))).toEqual([]);
  });

  it('is left out where it is about another patient, not in use, not in force today, or broken', async () => {
    const { care } = await setUp([
      fhirRelatedPerson('good', 'ines', { birthDate: '1955' }),
      fhirRelatedPerson('of-another', 'ines-2', { note: '"Patient/ines"' }),
      fhirRelatedPerson('not-in-use', 'ines', { active: false }),
      fhirRelatedPerson('over', 'ines', { period: { end: '2001' } }),
      fhirRelatedPerson('to-come', 'ines', { period: { start: '2999-01-01' } }),
      fhirRelatedPerson('now', 'ines', { period: { start: '2001-01-01', end: '2999' } }),
      fhirRelatedPerson('../id', 'ines'),
      { ...fhirRelatedPerson('of-nobody', 'ines'), patient: 'Patient/ines' },
    ]);
    expect(ids(await care.relatedPersons.relatedTo('ines'))).toEqual(['good', 'now']);
  });

  it('is read page by page', async () => {
    const all = Array.from({ length: 5 }, (_, index) => fhirRelatedPerson(`r-${index}`, 'ines'));
    const { care } = await setUp(all, { pageSize: 2 });
    expect(await care.relatedPersons.relatedTo('ines')).toHaveLength(5);
  });

  it.each([
    ['the server does not say that it has them', { offers: ['Appointment'] }],
    ['it gives them to no client', { withheld: ['RelatedPerson'] }],
    ['the scopes of the portal do not cover them', { scope: 'system/Patient.rs system/Appointment.rs' }],
  ])('is not known where %s', async (_where, given) => {
    const { care } = await setUp([fhirRelatedPerson('good', 'ines')], given);
    expect(await care.relatedPersons.relatedTo('ines')).toBeNull();
  });
});
