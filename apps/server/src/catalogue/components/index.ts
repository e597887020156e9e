export { imagingExam, diagnosticTest, hospitalTest, labTest, labTests, readTest, stressTest } from './tests.ts';
export { daySurgery, outpatientProcedure } from './procedures.ts';
export { radiationPlanning, shot, treatment, vaccination } from './treatments.ts';
export { birth, hospitalStay, medicalStay, newbornStay } from './stays.ts';
export { emergencyVisit, officeVisit, therapySession, urgentCareVisit } from './visits.ts';
