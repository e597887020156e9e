import { describe, expect, it } from 'vitest';
import { canonicalScope, changesRecord, formsOfScope, needsRecord, readRecordScope } from './smart-scopes.ts';

// Issue 15, point 2: SMART App Launch 2.2, "Scopes for requesting FHIR Resources".

describe('a scope of a patient’s record', () => {
  it.each([
    ['patient/Observation.rs', { type: 'Observation', interactions: 'rs', filter: null }],
    ['patient/*.cruds', { type: '*', interactions: 'cruds', filter: null }],
    [
      'patient/Observation.rs?category=http://terminology.hl7.org/CodeSystem/observation-category|laboratory',
      {
        type: 'Observation',
        interactions: 'rs',
        filter: 'category=http://terminology.hl7.org/CodeSystem/observation-category|laboratory',
      },
    ],
    // "v1 .read ⇒ v2 .rs, .write ⇒ .cud, .* ⇒ .cruds"
    ['patient/Observation.read', { type: 'Observation', interactions: 'rs', filter: null }],
    ['patient/*.write', { type: '*', interactions: 'cud', filter: null }],
    ['patient/Patient.*', { type: 'Patient', interactions: 'cruds', filter: null }],
  ])('reads %s', (scope, read) => {
    expect(readRecordScope(scope)).toEqual(read);
  });

  it.each([
    'patient/Observation.dus',
    'patient/Observation.',
    'patient/observation.rs',
    'patient/Observation.rs?',
    'patient/Observation.rs?category',
    'patient/Observation.read?category=x',
    'user/Observation.rs',
    'system/*.rs',
    'patient/../Practitioner.rs',
    'launch/patient',
    'openid',
  ])('does not read %s', (scope) => {
    expect(readRecordScope(scope)).toBeNull();
  });

  it('is the same in both syntaxes', () => {
    expect(formsOfScope('patient/Observation.read')).toEqual(['patient/Observation.rs', 'patient/Observation.read']);
    expect(formsOfScope('patient/*.cruds')).toEqual(['patient/*.cruds', 'patient/*.*']);
    expect(formsOfScope('patient/Patient.r')).toEqual(['patient/Patient.r']);
    expect(formsOfScope('launch/patient')).toEqual(['launch/patient']);
    expect(canonicalScope('patient/Condition.write')).toBe('patient/Condition.cud');
  });

  it('says whether a record is needed, and whether it is changed', () => {
    expect(needsRecord(['openid', 'launch'])).toBe(false);
    expect(needsRecord(['launch/patient'])).toBe(true);
    expect(needsRecord(['patient/Patient.r'])).toBe(true);
    expect(changesRecord(['patient/Patient.rs', 'openid'])).toBe(false);
    expect(changesRecord(['patient/Observation.c'])).toBe(true);
    expect(changesRecord(['patient/Observation.*'])).toBe(true);
  });
});
