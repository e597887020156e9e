import { isObject, objectsOf } from '../../patients/fhir/json.ts';
import { readPatient } from '../../patients/fhir/read-patient.ts';
import bundle from './patients.json' with { type: 'json' };

/** What each patient without an account shows. */
const shown: Readonly<Record<string, string>> = {
  'AB-200001': 'A mobile phone, a work phone and an e-mail address on file; AB-190001 was merged into this record',
  'AB-200002': 'No phone on file: a code goes by post',
  'AB-200003': 'Lives abroad, and has a name in another script: the record knows the name in Latin letters too',
  'AB-200004': 'A name that is written from right to left, and one in Latin letters',
  'AB-200005': 'A phone that text messages do not reach',
  'AB-200006': 'Deceased: nobody can enrol in that name',
};

/**
 * Patients without an account, for a tour of enrolment (/dev/demo.json), with the data that it asks for. `names`: each
 * of them is accepted.
 */
export const notEnrolled = objectsOf(bundle.entry)
  .flatMap(({ resource }) =>
    isObject(resource) ? [readPatient(resource, { mrnSystem: null, today: '2026-11-21' })] : [],
  )
  .flatMap((read) => {
    const shows = 'record' in read ? shown[read.record.medicalRecordNumber] : undefined;
    if (!('record' in read) || shows === undefined) return [];
    const { medicalRecordNumber, name, otherNames, birthDate, addresses, phones, email } = read.record;
    const [address] = addresses;
    return [{ shows, medicalRecordNumber, names: [name, ...otherNames], birthDate, address, phones, email }];
  });
