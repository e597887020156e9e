import { billed } from '../components/billed.ts';
import { daySurgery, imagingExam, labTest, outpatientProcedure } from '../components/index.ts';
import { part } from '../components/part-names.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('pregnancy');
const specialty = 'obstetrics-gynecology';
const ultrasound = { en: 'Ultrasound', es: 'Ecografía' };

/** Anesthesia alone: the birth has its own service. */
const laborPainRelief = [
  billed({
    id: 'anesthesia',
    name: part.anesthesia,
    code: '01967',
    fee: 'professional',
    setting: 'inpatient',
    serviceType: '7',
  }),
];

/** Tests and procedures that some pregnancies need, and the first test of a newborn. */
export const pregnancyProcedureTemplates: readonly ServiceTemplate[] = [
  service('cervix-stitch', daySurgery('59320', { anesthesia: '00948', kind: 'maternity' }), {
    specialty,
    name: { en: 'Stitch of the cervix in pregnancy', es: 'Cerclaje en el embarazo' },
    description: { en: 'A stitch keeps the cervix closed.', es: 'Una puntada mantiene cerrado el cuello del útero.' },
    synonyms: { en: 'cerclage, weak cervix', es: 'cerclaje, cuello corto' },
  }),
  service('baby-turning', outpatientProcedure('59412', { kind: 'maternity' }), {
    specialty,
    name: { en: 'Baby turned head down', es: 'Giro del bebé cabeza abajo' },
    description: { en: 'A doctor turns the baby from outside.', es: 'El médico gira al bebé desde afuera.' },
    synonyms: { en: 'breech baby, external version, ECV', es: 'bebé sentado, versión externa, bebé de nalgas' },
  }),
  service('baby-heart-ultrasound', imagingExam(ultrasound, '76825', '4'), {
    name: { en: 'Ultrasound of the heart before birth', es: 'Ecografía del corazón del bebé antes de nacer' },
    description: {
      en: 'Sound waves show the heart of the unborn baby.',
      es: 'Ondas de sonido muestran el corazón del bebé.',
    },
    synonyms: {
      en: 'fetal echo, fetal echocardiogram, sonogram',
      es: 'eco fetal, ecocardiograma fetal, ultrasonido, sonograma',
    },
  }),
  service('placenta-sample', outpatientProcedure('59015', { kind: 'maternity' }), {
    specialty,
    name: { en: 'Sample of the placenta', es: 'Muestra de la placenta' },
    description: {
      en: 'A test of the genes in the first months.',
      es: 'Una prueba de los genes en los primeros meses.',
    },
    synonyms: { en: 'CVS, chorionic villus sampling', es: 'vellosidades coriónicas, biopsia corial' },
  }),
  service('labor-epidural', laborPainRelief, {
    name: { en: 'Epidural for labor pain', es: 'Epidural para el dolor del parto' },
    description: {
      en: 'The doctor of anesthesia eases the pain of labor through the back.',
      es: 'El anestesiólogo quita el dolor del parto por la espalda.',
    },
    synonyms: {
      en: 'labor epidural, pain relief in labor, anesthesia for birth',
      es: 'raquídea, bloqueo para el parto, parto sin dolor',
    },
  }),
  service('newborn-blood-screen', labTest('S3620'), {
    name: { en: 'Blood screening of a newborn', es: 'Tamizaje de sangre del recién nacido' },
    description: {
      en: 'A drop from the heel shows rare illnesses early.',
      es: 'Una gota del talón muestra a tiempo enfermedades raras.',
    },
    synonyms: {
      en: 'PKU, heel prick, newborn screening, metabolic screen',
      es: 'tamiz neonatal, prueba del talón, tamiz metabólico',
    },
  }),
  service('carrier-test', labTest('81443'), {
    name: { en: 'Gene test before a pregnancy', es: 'Prueba genética antes de un embarazo' },
    description: {
      en: 'A blood test of illnesses that parents can pass on.',
      es: 'Un análisis de enfermedades que los padres pueden heredar.',
    },
    synonyms: {
      en: 'carrier screening, genetic screening, cystic fibrosis carrier',
      es: 'prueba de portadores, genética antes del embarazo',
    },
  }),
];
