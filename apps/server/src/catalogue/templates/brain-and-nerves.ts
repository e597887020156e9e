import type { Words } from '@portico/contract';
import { outpatientProcedure, readTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('nerves');
const muscles: Words = { en: 'Needle test of the muscles', es: 'Prueba de los músculos con aguja' };
const nerves: Words = { en: 'Test of the nerves', es: 'Prueba de los nervios' };

/** Tests of brain, nerves and muscles, and treatment of their pain. */
export const brainAndNerveTemplates: readonly ServiceTemplate[] = [
  service('brain-waves', readTest({ en: 'Brain wave tracing', es: 'Trazado de las ondas del cerebro' }, '95819'), {
    name: { en: 'Brain wave test (EEG), awake and asleep', es: 'Electroencefalograma (EEG), despierto y dormido' },
    description: {
      en: 'Small discs on the head record the waves of the brain.',
      es: 'Unos discos pequeños en la cabeza registran las ondas del cerebro.',
    },
    synonyms: { en: 'EEG, seizure test, epilepsy test', es: 'EEG, convulsiones, epilepsia' },
  }),
  service(
    'brain-waves-awake',
    readTest({ en: 'Brain wave tracing', es: 'Trazado de las ondas del cerebro' }, '95816'),
    {
      name: { en: 'Brain wave test (EEG), awake', es: 'Electroencefalograma (EEG), despierto' },
      description: {
        en: 'Small discs on the head record the waves of the brain while you are awake.',
        es: 'Unos discos pequeños en la cabeza registran las ondas del cerebro mientras está despierto.',
      },
      synonyms: { en: 'EEG, seizure test, epilepsy test', es: 'EEG, convulsiones, epilepsia' },
    },
  ),
  service(
    'nerve-and-muscle-test',
    [...readTest(nerves, '95910'), ...readTest(muscles, '95886').map((each) => ({ ...each, id: `muscle-${each.id}` }))],
    {
      name: { en: 'Nerve and muscle test (EMG)', es: 'Prueba de nervios y músculos (EMG)' },
      description: {
        en: 'Small shocks and a fine needle show how nerves and muscles of one arm or leg work.',
        es: 'Unos impulsos pequeños y una aguja fina muestran cómo trabajan los nervios y músculos de un brazo o una pierna.',
      },
      synonyms: {
        en: 'EMG, nerve conduction, numb hand, tingling, carpal tunnel test',
        es: 'electromiografía, conducción nerviosa, hormigueo, mano dormida',
      },
    },
  ),
  service('spinal-tap', outpatientProcedure('62270'), {
    name: { en: 'Spinal tap', es: 'Punción lumbar' },
    description: {
      en: 'A doctor takes fluid from around the spine with a needle.',
      es: 'El médico saca líquido de alrededor de la columna con una aguja.',
    },
    synonyms: { en: 'lumbar puncture, spinal fluid', es: 'líquido de la columna, punción en la espalda' },
  }),
  service(
    'migraine-botox',
    outpatientProcedure('64615', {
      supply: { name: { en: 'The medicine', es: 'El medicamento' }, code: 'J0585', units: 155 },
    }),
    {
      name: { en: 'Botox shots for migraine', es: 'Bótox para la migraña' },
      description: {
        en: 'Shots around head and neck prevent migraine for three months.',
        es: 'Unas inyecciones en la cabeza y el cuello previenen la migraña por tres meses.',
      },
      synonyms: { en: 'botox, headache treatment', es: 'bótox, dolor de cabeza, jaqueca' },
    },
  ),
  service('headache-nerve-block', outpatientProcedure('64405'), {
    name: { en: 'Nerve block at the back of the head', es: 'Bloqueo del nervio de la nuca' },
    description: {
      en: 'A shot numbs a nerve that causes headache.',
      es: 'Una inyección duerme un nervio que causa dolor de cabeza.',
    },
    synonyms: { en: 'occipital nerve block, headache shot', es: 'nervio occipital, dolor de cabeza' },
  }),
  service('nerve-block', outpatientProcedure('64450'), {
    name: { en: 'Nerve block of an arm or leg', es: 'Bloqueo de un nervio del brazo o la pierna' },
    description: {
      en: 'A shot numbs a nerve that hurts.',
      es: 'Una inyección duerme un nervio que duele.',
    },
    synonyms: { en: 'peripheral nerve block, nerve pain', es: 'bloqueo nervioso, dolor de nervio' },
  }),
  service('neck-injection', outpatientProcedure('62321', { alternates: ['62320'] }), {
    specialty: 'pain-medicine',
    name: {
      en: 'Injection into the neck or upper back for pain',
      es: 'Inyección en el cuello o la espalda alta para el dolor',
    },
    description: {
      en: 'Medicine placed next to the nerves of the neck, guided by pictures.',
      es: 'Un medicamento que se pone junto a los nervios del cuello, guiado por imágenes.',
    },
    synonyms: {
      en: 'cervical epidural, neck shot, pinched nerve in the neck, steroid injection',
      es: 'epidural cervical, infiltración, nervio pinchado en el cuello, dolor de cuello',
    },
  }),
  service('back-joint-injection', outpatientProcedure('64493'), {
    specialty: 'pain-medicine',
    name: { en: 'Injection at a joint of the lower back', es: 'Inyección en una articulación de la espalda baja' },
    description: {
      en: 'Numbing medicine at a small joint of the spine, guided by pictures.',
      es: 'Un anestésico en una unión pequeña de la columna, con imágenes como guía.',
    },
    synonyms: {
      en: 'facet injection, medial branch block, back pain',
      es: 'facetas, bloqueo facetario, dolor de espalda',
    },
  }),
  service('back-nerve-heat', outpatientProcedure('64635'), {
    specialty: 'pain-medicine',
    name: {
      en: 'Heat treatment of a nerve of the lower back',
      es: 'Tratamiento con calor de un nervio de la espalda baja',
    },
    description: {
      en: 'Heat turns off a small nerve that carries back pain.',
      es: 'El calor apaga un nervio pequeño que lleva el dolor de espalda.',
    },
    synonyms: { en: 'radiofrequency ablation, RFA, nerve burn, back pain', es: 'radiofrecuencia, dolor de espalda' },
  }),
  service('hip-back-joint-injection', outpatientProcedure('27096'), {
    specialty: 'pain-medicine',
    name: { en: 'Injection where the back meets the hip', es: 'Inyección donde la espalda se une a la cadera' },
    description: {
      en: 'Medicine in the joint between spine and pelvis, guided by pictures.',
      es: 'Un medicamento en la articulación entre la columna y la pelvis, guiado por imágenes.',
    },
    synonyms: { en: 'SI joint injection, sacroiliac', es: 'sacroilíaca, infiltración' },
  }),
];
