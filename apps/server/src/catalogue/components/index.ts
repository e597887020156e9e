export { imagingExam, diagnosticTest, hospitalTest, labTest, labTests, readTest } from './tests.ts';
export { daySurgery, outpatientProcedure } from './procedures.ts';
export { shot, treatment, vaccination } from './treatments.ts';
export { birth, hospitalStay, medicalStay } from './stays.ts';
export { emergencyVisit, officeVisit, therapySession, urgentCareVisit } from './visits.ts';
