import type { Words } from '@portico/contract';

/** Names of the parts that many services share. Each names what the patient pays for, not how it is billed. */
export const part = {
  visit: { en: 'Your visit with the doctor', es: 'Su consulta con el médico' },
  clinic: { en: 'Use of the hospital clinic', es: 'Uso de la clínica del hospital' },
  reading: { en: 'Reading of the images', es: 'Lectura de las imágenes' },
  testReading: { en: 'Reading by a doctor', es: 'Lectura por un médico' },
  analysis: { en: 'Analysis of the recording', es: 'Análisis del registro' },
  supervision: { en: 'The doctor who watches over the test', es: 'El médico que vigila la prueba' },
  labTest: { en: 'Laboratory test', es: 'Análisis de laboratorio' },
  room: { en: 'Procedure room, nursing and recovery', es: 'Sala de procedimientos, enfermería y recuperación' },
  doctor: { en: 'The doctor who does the procedure', es: 'El médico que hace el procedimiento' },
  surgeon: { en: 'Your surgeon', es: 'Su cirujano' },
  anesthesia: { en: 'Anesthesia care', es: 'Atención de anestesia' },
  tissue: { en: 'Laboratory work on the tissue sample', es: 'Trabajo de laboratorio con la muestra de tejido' },
  tissueReading: { en: 'Examination of the tissue sample', es: 'Examen de la muestra de tejido' },
  operationStay: { en: 'Hospital stay, operating room and nursing', es: 'Hospitalización, quirófano y enfermería' },
  stay: { en: 'Hospital stay and nursing', es: 'Hospitalización y enfermería' },
  emergencyRoom: { en: 'Use of the emergency room', es: 'Uso de la sala de emergencias' },
  emergencyDoctor: { en: 'The emergency doctor', es: 'El médico de emergencias' },
  vaccine: { en: 'The vaccine', es: 'La vacuna' },
  swallowed: { en: 'Giving the vaccine', es: 'Aplicación de la vacuna' },
  shot: { en: 'Giving the shot', es: 'Aplicación de la inyección' },
} as const satisfies Record<string, Words>;
