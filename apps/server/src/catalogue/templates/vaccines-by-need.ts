import { vaccination } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('vaccines');

/** Vaccines that fewer people need: before school, in the first winter, for long trips. */
export const furtherVaccineTemplates: readonly ServiceTemplate[] = [
  service('vaccine-hib', vaccination('90648', { alternates: ['90647'] }), {
    name: { en: 'Hib vaccine', es: 'Vacuna contra el Hib' },
    description: {
      en: 'A vaccine of babies. It guards against a germ of the brain and throat.',
      es: 'Una vacuna para bebés contra un germen que causa meningitis.',
    },
    synonyms: { en: 'haemophilus, baby shots, two month shots', es: 'haemophilus, vacunas del bebé' },
  }),
  service('vaccine-mmr-chickenpox', vaccination('90710'), {
    name: {
      en: 'Measles, mumps, rubella and chickenpox vaccine (MMRV)',
      es: 'Vacuna contra sarampión, paperas, rubéola y varicela (MMRV)',
    },
    description: {
      en: 'One shot against four illnesses of children.',
      es: 'Una sola vacuna contra cuatro enfermedades de niños.',
    },
    synonyms: { en: 'proquad, mmrv, kindergarten shots', es: 'cuádruple viral, vacunas para la escuela' },
  }),
  service('vaccine-kindergarten', vaccination('90696'), {
    name: {
      en: 'Tetanus, whooping cough and polio shot, ages 4 to 6',
      es: 'Vacuna de tétanos, tos ferina y polio, de 4 a 6 años',
    },
    description: { en: 'One shot that is due before school.', es: 'Una vacuna que toca antes de entrar a la escuela.' },
    synonyms: {
      en: 'kinrix, quadracel, kindergarten shots, school shots',
      es: 'vacunas para la escuela, vacunas del kínder',
    },
  }),
  service('vaccine-flu-nose', vaccination('90660', { alternates: ['90672'], giving: '90473' }), {
    name: { en: 'Flu vaccine as a nose spray', es: 'Vacuna contra la gripe por la nariz' },
    description: { en: 'A vaccine without a needle, ages 2 to 49.', es: 'Una vacuna sin aguja, de 2 a 49 años.' },
    synonyms: { en: 'flumist, flu spray, nasal flu vaccine', es: 'flumist, vacuna nasal de la gripe' },
  }),
  service('vaccine-covid-small-child', vaccination('91321', { giving: '90480' }), {
    name: { en: 'COVID-19 vaccine, ages 6 months to 11 years', es: 'Vacuna contra el COVID-19, de 6 meses a 11 años' },
    description: {
      en: 'The vaccine in the dose for small children.',
      es: 'La vacuna en la dosis para niños pequeños.',
    },
    synonyms: { en: 'covid shot toddler, covid shot baby', es: 'vacuna covid bebé' },
  }),
  service('vaccine-hepatitis-both', vaccination('90636'), {
    name: { en: 'Hepatitis A and B vaccine in one shot', es: 'Vacuna contra la hepatitis A y B en una sola' },
    description: {
      en: 'One shot of a series against two illnesses of the liver.',
      es: 'Una dosis de una serie contra dos enfermedades del hígado.',
    },
    synonyms: { en: 'twinrix, hep a and b', es: 'twinrix, hepatitis A y B' },
  }),
  service('vaccine-pneumonia-23', vaccination('90732'), {
    name: { en: 'Pneumonia vaccine of 23 strains', es: 'Vacuna contra la neumonía de 23 cepas' },
    description: {
      en: 'An older vaccine that some people still need.',
      es: 'Una vacuna más antigua que algunas personas aún necesitan.',
    },
    synonyms: { en: 'pneumovax, PPSV23, pneumonia shot', es: 'pneumovax, neumocócica 23' },
  }),
  service('rsv-antibody-baby', vaccination('90380', { alternates: ['90381'], giving: '96381' }), {
    name: { en: 'RSV antibody shot for babies', es: 'Anticuerpos contra el VRS para bebés' },
    description: {
      en: 'A shot that guards a baby in the first winter.',
      es: 'Una inyección que protege al bebé en su primer invierno.',
    },
    synonyms: { en: 'beyfortus, nirsevimab, baby RSV shot', es: 'beyfortus, nirsevimab, vacuna rsv bebé' },
  }),
  service('vaccine-meningitis-five', vaccination('90623', { alternates: ['90624'] }), {
    name: { en: 'Meningitis vaccine of five kinds', es: 'Vacuna contra la meningitis de cinco tipos' },
    description: {
      en: 'One shot against meningitis A, B, C, W and Y.',
      es: 'Una sola vacuna contra la meningitis A, B, C, W e Y.',
    },
    synonyms: { en: 'penbraya, penmenvy, college shot', es: 'penbraya, meningococo' },
  }),
  service('vaccine-brain-fever', vaccination('90738'), {
    name: { en: 'Japanese encephalitis vaccine', es: 'Vacuna contra la encefalitis japonesa' },
    description: { en: 'A shot for long trips to Asia.', es: 'Una vacuna para viajes largos a Asia.' },
    synonyms: { en: 'ixiaro, travel shots', es: 'ixiaro, vacunas para viajar' },
  }),
  service('vaccine-cholera', vaccination('90625', { giving: '90473' }), {
    name: { en: 'Cholera vaccine (drink)', es: 'Vacuna contra el cólera (bebida)' },
    description: { en: 'A vaccine that you drink before a trip.', es: 'Una vacuna que se bebe antes de un viaje.' },
    synonyms: { en: 'vaxchora, travel vaccine', es: 'vaxchora, vacunas para viajar' },
  }),
  service('vaccine-mpox', vaccination('90611'), {
    name: { en: 'Mpox vaccine, one dose', es: 'Vacuna contra la viruela símica, una dosis' },
    description: { en: 'A shot against mpox.', es: 'Una vacuna contra la viruela símica (mpox).' },
    synonyms: { en: 'jynneos, monkeypox shot', es: 'jynneos, viruela del mono' },
  }),
];
