import {
  imagingExam,
  labTest,
  newbornStay,
  officeVisit,
  outpatientProcedure,
  readTest,
  shot,
} from '../components/index.ts';
import { billed } from '../components/billed.ts';
import { servicesOf } from '../service.ts';
import type { ServiceComponent, ServiceTemplate } from '../types.ts';

const service = servicesOf('pregnancy');
const specialty = 'obstetrics-gynecology';
const ultrasound = { en: 'Ultrasound', es: 'Ecografía' };

/** Care that the doctor bills for many visits at once. */
const visits = (code: string): readonly ServiceComponent[] => [
  billed({
    id: 'visits',
    name: { en: 'Your visits', es: 'Sus consultas' },
    code,
    fee: 'professional',
    serviceType: '69',
  }),
];

/** Visits, tests and pictures of pregnancy, and care of a newborn. */
export const pregnancyCareTemplates: readonly ServiceTemplate[] = [
  service('prenatal-visits', visits('59426'), {
    specialty,
    name: { en: 'Prenatal visits, seven or more', es: 'Consultas prenatales, siete o más' },
    description: {
      en: 'The visits of a pregnancy without the birth.',
      es: 'Las consultas de un embarazo, sin el parto.',
    },
    synonyms: { en: 'prenatal care, pregnancy checkup, OB visits', es: 'control prenatal, cuidado prenatal, embarazo' },
  }),
  service('prenatal-visits-few', visits('59425'), {
    specialty,
    name: { en: 'Prenatal visits, four to six', es: 'Consultas prenatales, de cuatro a seis' },
    description: {
      en: 'Some of the visits of a pregnancy, when you change doctors.',
      es: 'Una parte de las consultas de un embarazo, si cambia de médico.',
    },
    synonyms: { en: 'prenatal care, pregnancy checkup, OB visits', es: 'control prenatal, cuidado prenatal, embarazo' },
  }),
  service('after-birth-visit', visits('59430'), {
    specialty,
    name: { en: 'Checkup after a birth', es: 'Chequeo después del parto' },
    description: {
      en: 'The visits in the weeks after a birth.',
      es: 'Las consultas en las semanas después del parto.',
    },
    synonyms: { en: 'postpartum visit, six week checkup', es: 'posparto, cuarentena, control después del parto' },
  }),
  service('ultrasound-pregnancy-detailed', imagingExam(ultrasound, '76811', '4'), {
    name: { en: 'Detailed pregnancy ultrasound', es: 'Ecografía detallada del embarazo' },
    description: {
      en: 'A close look at each part of the baby, when there is a risk.',
      es: 'Una mirada detallada a cada parte del bebé, cuando hay un riesgo.',
    },
    synonyms: {
      en: 'level 2 ultrasound, anatomy scan, sonogram',
      es: 'ultrasonido morfológico, ultrasonido nivel 2, sonograma',
    },
  }),
  service('ultrasound-pregnancy-short', imagingExam(ultrasound, '76815', '4'), {
    name: { en: 'Short pregnancy ultrasound', es: 'Ecografía corta del embarazo' },
    description: {
      en: 'A quick look at heartbeat and position of the baby.',
      es: 'Una mirada rápida al latido y la posición del bebé.',
    },
    synonyms: {
      en: 'limited OB ultrasound, baby position, sonogram',
      es: 'ultrasonido corto, posición del bebé, sonograma',
    },
  }),
  service('ultrasound-pregnancy-repeat', imagingExam(ultrasound, '76816', '4'), {
    name: { en: 'Repeat pregnancy ultrasound', es: 'Ecografía de control del embarazo' },
    description: {
      en: 'A second look at how the baby grows.',
      es: 'Otra mirada a cómo crece el bebé.',
    },
    synonyms: { en: 'growth scan, follow-up ultrasound, sonogram', es: 'ultrasonido de crecimiento, sonograma' },
  }),
  service('ultrasound-pregnancy-vaginal', imagingExam(ultrasound, '76817', '4'), {
    name: { en: 'Pregnancy ultrasound through the vagina', es: 'Ecografía del embarazo por la vagina' },
    description: {
      en: 'A small probe shows an early pregnancy or the cervix.',
      es: 'Una sonda pequeña muestra un embarazo temprano o el cuello del útero.',
    },
    synonyms: {
      en: 'transvaginal ultrasound, early pregnancy, sonogram',
      es: 'ultrasonido transvaginal, embarazo temprano, sonograma',
    },
  }),
  service('ultrasound-baby-wellbeing', imagingExam(ultrasound, '76819', '4'), {
    name: { en: "Ultrasound of the baby's well-being", es: 'Ecografía del bienestar del bebé' },
    description: {
      en: 'Shows how the baby moves and breathes late in pregnancy.',
      es: 'Muestra cómo se mueve y respira el bebé al final del embarazo.',
    },
    synonyms: { en: 'biophysical profile, BPP, sonogram', es: 'perfil biofísico, ultrasonido, sonograma' },
  }),
  service('ultrasound-neck-fold', imagingExam(ultrasound, '76813', '4'), {
    name: {
      en: "Ultrasound of the baby's neck, 11 to 13 weeks",
      es: 'Ecografía de la nuca del bebé, de 11 a 13 semanas',
    },
    description: {
      en: 'A measure that helps to find Down syndrome early.',
      es: 'Una medida que ayuda a detectar temprano el síndrome de Down.',
    },
    synonyms: {
      en: 'nuchal translucency, NT scan, Down syndrome, sonogram',
      es: 'translucencia nucal, Down, ultrasonido, sonograma, pliegue nucal',
    },
  }),
  service(
    'baby-heartbeat-check',
    readTest({ en: 'Tracing of the heartbeat', es: 'Trazado del latido' }, '59025').map((each) => ({
      ...each,
      serviceType: '69',
    })),
    {
      name: { en: "Check of the baby's heartbeat", es: 'Control del latido del bebé' },
      description: {
        en: 'A belt on the belly records the heartbeat of the baby.',
        es: 'Un cinturón en el vientre registra el latido del bebé.',
      },
      synonyms: {
        en: 'non-stress test, NST, fetal monitoring, fetal heart monitor',
        es: 'prueba sin estrés, monitoreo fetal, cardiotocografía, monitoreo del bebé',
      },
    },
  ),
  service('baby-gene-test', labTest('81420', '81507'), {
    name: { en: "Blood test of the baby's genes", es: 'Análisis de los genes del bebé' },
    description: {
      en: 'A blood test of the mother that can show Down syndrome and the sex of the baby.',
      es: 'Un análisis de sangre de la madre que puede mostrar el síndrome de Down y el sexo del bebé.',
    },
    synonyms: {
      en: 'NIPT, cell free DNA, Down syndrome test, gender test',
      es: 'ADN fetal, prueba de Down, sexo del bebé',
    },
  }),
  service('strep-b-test', labTest('87081', '87653'), {
    name: { en: 'Strep B test late in pregnancy', es: 'Prueba de estreptococo B al final del embarazo' },
    description: {
      en: 'A swab for a germ that could harm the baby at birth.',
      es: 'Una muestra para un germen que podría dañar al bebé al nacer.',
    },
    synonyms: { en: 'GBS, group B strep', es: 'estreptococo del grupo B, EGB' },
  }),
  service(
    'rh-shot',
    shot({ name: { en: 'The medicine', es: 'El medicamento' }, code: '90384', alternates: ['J2790'] }),
    {
      name: { en: 'Rh shot in pregnancy', es: 'Inyección Rh en el embarazo' },
      description: {
        en: 'A shot for mothers whose blood type could harm the baby.',
        es: 'Una inyección para madres cuyo tipo de sangre podría dañar al bebé.',
      },
      synonyms: { en: 'RhoGAM, Rh negative, anti-D shot', es: 'RhoGAM, Rh negativo, inyección anti-D, vacuna anti-D' },
    },
  ),
  service('amniotic-fluid-test', outpatientProcedure('59000', { kind: 'maternity' }), {
    specialty,
    name: { en: 'Sample of the fluid around the baby', es: 'Muestra del líquido alrededor del bebé' },
    description: {
      en: 'A doctor takes fluid with a needle to look at the genes of the baby. The gene test is billed besides.',
      es: 'El médico saca líquido con una aguja para mirar los genes del bebé. La prueba genética se cobra aparte.',
    },
    synonyms: { en: 'amniocentesis, amnio', es: 'amniocentesis' },
  }),
  service('miscarriage-treatment', outpatientProcedure('59820', { kind: 'maternity', anesthesia: '01965' }), {
    specialty,
    name: { en: 'Care of an early miscarriage', es: 'Atención de una pérdida temprana del embarazo' },
    description: {
      en: 'A doctor empties the womb after a pregnancy has ended by itself.',
      es: 'El médico vacía el útero después de que un embarazo terminó por sí solo.',
    },
    synonyms: { en: 'miscarriage, D&C, lost pregnancy', es: 'aborto espontáneo, legrado, pérdida' },
  }),
  service('newborn-stay', newbornStay({ code: '795', days: 2 }), {
    name: { en: 'Healthy newborn, stay in the hospital', es: 'Recién nacido sano, estancia en el hospital' },
    description: {
      en: 'Care of a healthy baby for about two days after birth.',
      es: 'Atención de un bebé sano durante unos dos días después de nacer.',
    },
    synonyms: { en: 'newborn care, nursery, baby stay', es: 'recién nacido, cunero, bebé' },
  }),
  service(
    'newborn-hearing',
    labTest('92650').map((each) => ({
      ...each,
      name: { en: 'Hearing test', es: 'Prueba de audición' },
      serviceType: '71',
    })),
    {
      name: { en: 'Hearing test of a newborn', es: 'Prueba de audición del recién nacido' },
      description: {
        en: 'Soft clicks show whether a baby hears.',
        es: 'Unos sonidos suaves muestran si el bebé oye.',
      },
      synonyms: { en: 'baby hearing test, newborn screening', es: 'tamiz auditivo, bebé' },
    },
  ),
  service('circumcision-newborn', outpatientProcedure('54150', { kind: 'newborn' }), {
    name: { en: 'Circumcision of a newborn', es: 'Circuncisión de un recién nacido' },
    description: {
      en: 'The foreskin of a baby boy is removed in the first month.',
      es: 'Se quita el prepucio de un bebé en el primer mes.',
    },
    synonyms: { en: 'baby circumcision, circ', es: 'circuncisión de bebé' },
  }),
  service('breastfeeding-visit', officeVisit('S9443', 'maternity'), {
    name: { en: 'Breastfeeding class', es: 'Clase de lactancia' },
    description: {
      en: 'A lesson with a lactation adviser.',
      es: 'Una clase con una asesora de lactancia.',
    },
    synonyms: { en: 'lactation consultant, nursing help, breast milk', es: 'lactancia, amamantar, dar pecho' },
  }),
];
