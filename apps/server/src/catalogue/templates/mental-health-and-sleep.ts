import { diagnosticTest, therapySession } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('mental-health');
const specialty = 'behavioral-health';
const session = { en: 'Your session with the therapist', es: 'Su sesión con el terapeuta' };
const groupSession = { en: 'Your place in the group session', es: 'Su lugar en la sesión de grupo' };

/** Talk therapy, and the sleep study. */
export const mentalHealthAndSleepTemplates: readonly ServiceTemplate[] = [
  service('therapy-30', therapySession('90832', session), {
    specialty,
    name: { en: 'Talk therapy, 30 minutes', es: 'Psicoterapia, 30 minutos' },
    description: {
      en: 'A short session with a therapist, one to one.',
      es: 'Una sesión corta con un terapeuta, a solas con usted.',
    },
    synonyms: {
      en: 'counseling, psychotherapy, therapist, depression, anxiety',
      es: 'terapia, psicólogo, consejería, depresión, ansiedad',
    },
  }),
  service('therapy-45', therapySession('90834', session), {
    common: true,
    specialty,
    name: { en: 'Talk therapy, 45 minutes', es: 'Psicoterapia, 45 minutos' },
    description: {
      en: 'The usual session with a therapist, one to one.',
      es: 'La sesión habitual con un terapeuta, a solas con usted.',
    },
    synonyms: {
      en: 'counseling, psychotherapy, therapist, depression, anxiety',
      es: 'terapia, psicólogo, consejería, depresión, ansiedad',
    },
  }),
  service('therapy-60', therapySession('90837', session), {
    specialty,
    name: { en: 'Talk therapy, 60 minutes', es: 'Psicoterapia, 60 minutos' },
    description: {
      en: 'A long session with a therapist, one to one.',
      es: 'Una sesión larga con un terapeuta, a solas con usted.',
    },
    synonyms: {
      en: 'counseling, psychotherapy, therapist, depression, anxiety, trauma',
      es: 'terapia, psicólogo, consejería, depresión, ansiedad, trauma',
    },
  }),
  service('family-therapy-with-patient', therapySession('90847', session), {
    specialty,
    name: { en: 'Family therapy, 50 minutes', es: 'Terapia familiar, 50 minutos' },
    description: {
      en: 'A session for the patient together with the family.',
      es: 'Una sesión para el paciente junto con su familia.',
    },
    synonyms: {
      en: 'couples therapy, marriage counseling, family counseling',
      es: 'terapia de pareja, consejería familiar, terapia de familia',
    },
  }),
  service('family-therapy-without-patient', therapySession('90846', session), {
    specialty,
    name: { en: 'Family therapy without the patient, 50 minutes', es: 'Terapia familiar sin el paciente, 50 minutos' },
    description: {
      en: 'A session for the family of a patient who is not in the room.',
      es: 'Una sesión para la familia, sin que el paciente esté presente.',
    },
    synonyms: {
      en: 'family counseling, parents of a patient, family support',
      es: 'consejería familiar, padres del paciente, apoyo a la familia',
    },
  }),
  service('group-therapy', therapySession('90853', groupSession), {
    specialty,
    name: { en: 'Group therapy', es: 'Terapia de grupo' },
    description: {
      en: 'A talk with a therapist and other patients who face such problems, too.',
      es: 'Una sesión con un terapeuta y varios pacientes que tienen problemas parecidos.',
    },
    synonyms: {
      en: 'support group, group counseling, group psychotherapy',
      es: 'grupo de apoyo, psicoterapia de grupo, terapia grupal',
    },
  }),
  service(
    'sleep-study',
    diagnosticTest(
      { en: 'Your night in the sleep laboratory', es: 'Su noche en el laboratorio del sueño' },
      { en: 'Reading by a doctor', es: 'Lectura por un médico' },
      { test: '95810', reading: '95810', readingModifier: '26' },
    ),
    {
      name: { en: 'Overnight sleep study', es: 'Estudio del sueño durante la noche' },
      description: {
        en: 'You sleep at our center while sensors record breathing, oxygen and sleep; a doctor reads the result.',
        es: 'Usted duerme en nuestro centro mientras unos sensores registran la respiración, el oxígeno y el sueño; un médico lee el resultado.',
      },
      synonyms: {
        en: 'sleep apnea test, polysomnography, snoring test, sleep lab',
        es: 'apnea del sueño, polisomnografía, ronquidos, prueba del sueño',
      },
    },
  ),
];
