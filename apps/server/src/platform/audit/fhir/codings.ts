/** A code of a code system (FHIR R4 Coding). */
export interface Coding {
  system: string;
  code: string;
  display: string;
}

const DICOM = 'http://dicom.nema.org/resources/ontology/DCM';
const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';

const dicom = (code: string, display: string): Coding => ({ system: DICOM, code, display });

/** What kind of event it is: value set audit-event-type. */
export const types = {
  auditLogUsed: dicom('110101', 'Audit Log Used'),
  export: dicom('110106', 'Export'),
  import: dicom('110107', 'Import'),
  patientRecord: dicom('110110', 'Patient Record'),
  query: dicom('110112', 'Query'),
  securityAlert: dicom('110113', 'Security Alert'),
  userAuthentication: dicom('110114', 'User Authentication'),
} as const;

/** What it is more exactly: value set audit-event-sub-type. */
export const subtypes = {
  login: dicom('110122', 'Login'),
  logout: dicom('110123', 'Logout'),
  restrictedFunction: dicom('110132', 'Use of Restricted Function'),
  rolesChanged: dicom('110136', 'Security Roles Changed'),
  attributesChanged: dicom('110137', 'User security Attributes Changed'),
} as const;

export const humanUser: Coding = {
  system: `${TERMINOLOGY}/extra-security-role-type`,
  code: 'humanuser',
  display: 'human user',
};
export const application: Coding = dicom('110150', 'Application');
export const applicationServer: Coding = {
  system: `${TERMINOLOGY}/security-source-type`,
  code: '4',
  display: 'Application Server',
};
export const person: Coding = { system: `${TERMINOLOGY}/audit-entity-type`, code: '1', display: 'Person' };
export const user: Coding = { system: `${TERMINOLOGY}/object-role`, code: '11', display: 'Security User Entity' };
