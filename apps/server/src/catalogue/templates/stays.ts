import { hospitalStay, medicalStay } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('stays');

/** Stays without a planned operation. The days are the usual ones; a longer stay or complications cost more. */
export const stayTemplates: readonly ServiceTemplate[] = [
  service('stay-pneumonia', medicalStay({ code: '194', alternates: ['195'], days: 4 }), {
    name: { en: 'Hospital stay for pneumonia', es: 'Hospitalización por neumonía' },
    description: {
      en: 'About four days of treatment for an infection of the lungs.',
      es: 'Unos cuatro días de tratamiento por una infección de los pulmones.',
    },
    synonyms: { en: 'lung infection, admitted with pneumonia', es: 'pulmonía, internado por neumonía' },
  }),
  service('stay-heart-failure', medicalStay({ code: '291', days: 5 }), {
    name: { en: 'Hospital stay for heart failure', es: 'Hospitalización por insuficiencia cardíaca' },
    description: {
      en: 'About five days of treatment when the heart pumps too weakly.',
      es: 'Unos cinco días de tratamiento cuando el corazón bombea sin fuerza.',
    },
    synonyms: { en: 'CHF, weak heart', es: 'corazón débil, falla cardíaca' },
  }),
  service('stay-heart-attack', medicalStay({ code: '281', alternates: ['282'], days: 3 }), {
    name: { en: 'Hospital stay for a heart attack', es: 'Hospitalización por un infarto' },
    description: {
      en: 'About three days of treatment without surgery.',
      es: 'Unos tres días de tratamiento sin cirugía.',
    },
    synonyms: { en: 'heart attack, myocardial infarction', es: 'ataque al corazón, infarto' },
  }),
  service('stay-chest-pain', medicalStay({ code: '313', days: 2 }), {
    name: { en: 'Hospital stay for chest pain', es: 'Hospitalización por dolor de pecho' },
    description: {
      en: 'About two days of tests to find the cause.',
      es: 'Unos dos días de pruebas para hallar la causa.',
    },
    synonyms: { en: 'chest pain, angina', es: 'dolor de pecho, angina' },
  }),
  service('stay-stroke', medicalStay({ code: '065', alternates: ['066'], days: 4 }), {
    name: { en: 'Hospital stay for a stroke', es: 'Hospitalización por un derrame cerebral' },
    description: {
      en: 'About four days of treatment after a stroke.',
      es: 'Unos cuatro días de tratamiento después de un derrame.',
    },
    synonyms: { en: 'stroke, brain attack', es: 'derrame, embolia cerebral, ictus, ACV' },
  }),
  service('stay-seizure', medicalStay({ code: '101', days: 3 }), {
    name: { en: 'Hospital stay for seizures', es: 'Hospitalización por convulsiones' },
    description: {
      en: 'About three days of treatment for seizures.',
      es: 'Unos tres días de tratamiento por convulsiones.',
    },
    synonyms: { en: 'epilepsy, fits', es: 'epilepsia, ataques' },
  }),
  service('stay-lung-disease', medicalStay({ code: '190', alternates: ['191', '192'], days: 4 }), {
    name: { en: 'Hospital stay for COPD', es: 'Hospitalización por EPOC' },
    description: {
      en: 'About four days of treatment when lung disease gets worse.',
      es: 'Unos cuatro días de tratamiento cuando empeora la enfermedad de los pulmones.',
    },
    synonyms: { en: 'emphysema, COPD, trouble breathing', es: 'enfisema, EPOC, falta de aire' },
  }),
  service('stay-asthma', medicalStay({ code: '203', alternates: ['202'], days: 2 }), {
    name: { en: 'Hospital stay for asthma or bronchitis', es: 'Hospitalización por asma o bronquitis' },
    description: {
      en: 'About two days of treatment of the airways.',
      es: 'Unos dos días de tratamiento de los bronquios.',
    },
    synonyms: { en: 'asthma attack, bronchitis', es: 'ataque de asma, bronquitis' },
  }),
  service('stay-blood-infection', medicalStay({ code: '871', alternates: ['872'], days: 6 }), {
    name: { en: 'Hospital stay for a blood infection', es: 'Hospitalización por una infección de la sangre' },
    description: {
      en: 'About six days of treatment of an infection that has spread.',
      es: 'Unos seis días de tratamiento de una infección que se ha extendido.',
    },
    synonyms: { en: 'sepsis, blood poisoning', es: 'sepsis, septicemia' },
  }),
  service('stay-kidney-infection', medicalStay({ code: '690', alternates: ['689'], days: 3 }), {
    name: {
      en: 'Hospital stay for a kidney or bladder infection',
      es: 'Hospitalización por infección de riñón o vejiga',
    },
    description: {
      en: 'About three days of treatment with antibiotics.',
      es: 'Unos tres días de tratamiento con antibióticos.',
    },
    synonyms: { en: 'UTI, pyelonephritis', es: 'infección urinaria, pielonefritis' },
  }),
  service('stay-kidney-failure', medicalStay({ code: '683', alternates: ['684'], days: 4 }), {
    name: { en: 'Hospital stay for kidney failure', es: 'Hospitalización por falla de los riñones' },
    description: {
      en: 'About four days of treatment when the kidneys stop working well.',
      es: 'Unos cuatro días de tratamiento cuando los riñones dejan de trabajar bien.',
    },
    synonyms: { en: 'renal failure, acute kidney injury', es: 'insuficiencia renal' },
  }),
  service('stay-stomach-bowel', medicalStay({ code: '392', days: 3 }), {
    name: {
      en: 'Hospital stay for stomach or bowel trouble',
      es: 'Hospitalización por problemas de estómago o intestino',
    },
    description: {
      en: 'About three days of treatment, for example for strong diarrhea or pain.',
      es: 'Unos tres días de tratamiento, por ejemplo, por diarrea o dolor fuerte.',
    },
    synonyms: {
      en: 'gastroenteritis, vomiting, stomach flu, bowel obstruction, blocked bowel',
      es: 'gastroenteritis, vómitos, infección del estómago, obstrucción intestinal',
    },
  }),
  service('stay-pancreas', medicalStay({ code: '439', alternates: ['440'], days: 4 }), {
    name: { en: 'Hospital stay for an inflamed pancreas', es: 'Hospitalización por inflamación del páncreas' },
    description: {
      en: 'About four days of treatment.',
      es: 'Unos cuatro días de tratamiento.',
    },
    synonyms: { en: 'pancreatitis', es: 'pancreatitis' },
  }),
  service('stay-skin-infection', medicalStay({ code: '603', days: 3 }), {
    name: { en: 'Hospital stay for a skin infection', es: 'Hospitalización por una infección de la piel' },
    description: {
      en: 'About three days of antibiotics through a vein.',
      es: 'Unos tres días de antibióticos por la vena.',
    },
    synonyms: { en: 'cellulitis, infected leg', es: 'celulitis, pierna infectada' },
  }),
  service('stay-diabetes', medicalStay({ code: '638', alternates: ['639'], days: 3 }), {
    name: { en: 'Hospital stay for diabetes', es: 'Hospitalización por diabetes' },
    description: {
      en: 'About three days of treatment when the sugar is out of control.',
      es: 'Unos tres días de tratamiento cuando el azúcar está fuera de control.',
    },
    synonyms: { en: 'diabetic ketoacidosis, DKA, high sugar', es: 'cetoacidosis, azúcar alta' },
  }),
  service('stay-lung-clot', medicalStay({ code: '176', days: 3 }), {
    name: { en: 'Hospital stay for a clot in the lung', es: 'Hospitalización por un coágulo en el pulmón' },
    description: {
      en: 'About three days of treatment to thin the blood.',
      es: 'Unos tres días de tratamiento para que la sangre no coagule.',
    },
    synonyms: { en: 'pulmonary embolism, PE, blood clot', es: 'embolia pulmonar, trombo' },
  }),
  service(
    'stay-hip-fracture',
    hospitalStay({ code: '481', alternates: ['482'], days: 5 }, { code: '27245', alternates: ['27244'] }, '01230'),
    {
      specialty: 'orthopedic-surgery',
      name: { en: 'Broken hip, operation and stay', es: 'Cadera rota, operación y hospitalización' },
      description: {
        en: 'A surgeon fixes the broken bone with a nail; the stay is about five days.',
        es: 'El cirujano fija el hueso roto con un clavo; la estancia es de unos cinco días.',
      },
      synonyms: {
        en: 'hip fracture, broken hip, broken hip surgery, broken hip repair, fix a broken hip, hip pinning, fell',
        es: 'fractura de cadera, operación de cadera rota, cadera quebrada, caída',
      },
    },
  ),
  service('stay-mental-illness', medicalStay({ code: '885', days: 7 }, 'A7'), {
    name: { en: 'Hospital stay for mental illness', es: 'Hospitalización por enfermedad mental' },
    description: {
      en: 'About seven days of treatment on a mental health ward.',
      es: 'Unos siete días de tratamiento en una unidad de salud mental.',
    },
    synonyms: { en: 'psychiatric hospital, psychosis, suicidal', es: 'hospital psiquiátrico, psicosis, crisis' },
  }),
  service('stay-detox', medicalStay({ code: '897', days: 4 }, 'AI'), {
    name: {
      en: 'Hospital stay to come off alcohol or drugs',
      es: 'Hospitalización para dejar el alcohol o las drogas',
    },
    description: {
      en: 'About four days under watch while the body gets used to being without.',
      es: 'Unos cuatro días con vigilancia mientras el cuerpo se acostumbra a estar sin ellos.',
    },
    synonyms: { en: 'detox, withdrawal, rehab', es: 'desintoxicación, abstinencia' },
  }),
];
