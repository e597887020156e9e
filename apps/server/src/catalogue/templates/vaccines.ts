import { vaccination } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('vaccines');

/** Vaccines, first those that adults ask for most, then those of children and of travelers. */
export const vaccineTemplates: readonly ServiceTemplate[] = [
  service('vaccine-flu', vaccination('90656', { alternates: ['90686', '90658', '90688', '90661', '90674'] }), {
    common: true,
    name: { en: 'Flu shot', es: 'Vacuna contra la gripe' },
    description: {
      en: 'The yearly vaccine against the flu.',
      es: 'La vacuna de cada año contra la gripe (influenza).',
    },
    synonyms: {
      en: 'flu vaccine, influenza vaccine, flu jab, flu shot in pregnancy',
      es: 'vacuna de la influenza, vacuna de la gripa, vacuna de la gripe en el embarazo',
    },
  }),
  service('vaccine-flu-65', vaccination('90662', { alternates: ['90694', '90653'] }), {
    name: { en: 'Flu shot for ages 65 and up', es: 'Vacuna contra la gripe, desde los 65 años' },
    description: {
      en: 'A stronger flu vaccine for older adults.',
      es: 'Una vacuna más fuerte contra la gripe para personas mayores.',
    },
    synonyms: { en: 'high-dose flu vaccine, senior flu shot', es: 'vacuna de alta dosis, influenza adulto mayor' },
  }),
  service('vaccine-covid', vaccination('91320', { alternates: ['91322'], giving: '90480' }), {
    name: { en: 'COVID-19 vaccine, age 12 and up', es: 'Vacuna contra el COVID-19, desde los 12 años' },
    description: {
      en: 'The current vaccine against COVID-19.',
      es: 'La vacuna actual contra el COVID-19.',
    },
    synonyms: {
      en: 'covid shot, covid booster, coronavirus vaccine, covid vaccine in pregnancy, Moderna, Pfizer, Novavax, covid-19 shot',
      es: 'vacuna covid, refuerzo covid, coronavirus, vacuna covid en el embarazo, Moderna, Pfizer',
    },
  }),
  service('vaccine-covid-child', vaccination('91319', { alternates: ['91321'], giving: '90480' }), {
    name: { en: 'COVID-19 vaccine, ages 5 to 11', es: 'Vacuna contra el COVID-19, de 5 a 11 años' },
    description: {
      en: 'The vaccine against COVID-19 in the dose for children.',
      es: 'La vacuna contra el COVID-19 en la dosis para niños.',
    },
    synonyms: { en: 'covid shot for kids, coronavirus vaccine child', es: 'vacuna covid niños, coronavirus' },
  }),
  service('vaccine-tdap', vaccination('90715'), {
    name: {
      en: 'Tetanus shot with whooping cough (Tdap)',
      es: 'Vacuna contra el tétanos y la tos ferina (Tdap)',
    },
    description: {
      en: 'One shot for teens and adults. It guards against tetanus, diphtheria and whooping cough.',
      es: 'Una vacuna contra el tétanos, la difteria y la tos ferina, para adolescentes y adultos.',
    },
    synonyms: {
      en: 'tdap, tetanus vaccine, whooping cough vaccine, pertussis, tdap in pregnancy, tetanus shot pregnant, tetanus shot after a cut, dirty wound, stepped on a nail, animal bite',
      es: 'tdap, vacuna del tétano, antitetánica, tosferina, tdap en el embarazo, vacuna de embarazada, vacuna por cortada, herida sucia, me corté, clavo oxidado, mordida',
    },
  }),
  service('vaccine-tetanus', vaccination('90714'), {
    name: { en: 'Tetanus booster (Td)', es: 'Refuerzo contra el tétanos (Td)' },
    description: {
      en: 'The shot that is due every ten years. It guards against tetanus and diphtheria.',
      es: 'La vacuna contra el tétanos y la difteria que toca cada diez años.',
    },
    synonyms: {
      en: 'tetanus shot, td vaccine, rusty nail, tetanus shot after a cut, dirty wound, stepped on a nail, animal bite',
      es: 'antitetánica, vacuna del tétano, Td, vacuna por cortada, herida sucia, me corté, clavo oxidado, mordida',
    },
  }),
  service('vaccine-shingles', vaccination('90750'), {
    name: { en: 'Shingles vaccine, one dose', es: 'Vacuna contra el herpes zóster, una dosis' },
    description: {
      en: 'A vaccine against shingles for ages 50 and up. Two doses are needed.',
      es: 'Una vacuna contra el herpes zóster (culebrilla), desde los 50 años. Hacen falta dos dosis.',
    },
    synonyms: { en: 'shingrix, zoster shot, shingles shot', es: 'culebrilla, vacuna zóster, shingrix' },
  }),
  service('vaccine-pneumonia', vaccination('90677', { alternates: ['90684', '90671'] }), {
    name: { en: 'Pneumonia vaccine', es: 'Vacuna contra la neumonía' },
    description: {
      en: 'A vaccine against a germ that can get into the lungs and the blood.',
      es: 'Una vacuna contra una bacteria que causa neumonía e infecciones de la sangre.',
    },
    synonyms: { en: 'pneumococcal vaccine, prevnar, pneumonia shot', es: 'neumococo, vacuna antineumocócica, prevnar' },
  }),
  service('vaccine-rsv', vaccination('90679', { alternates: ['90678', '90683'] }), {
    name: { en: 'RSV vaccine', es: 'Vacuna contra el VRS' },
    description: {
      en: 'A vaccine against a lung virus, for older adults.',
      es: 'Una vacuna contra un virus de los pulmones, para personas mayores.',
    },
    synonyms: { en: 'rsv shot, respiratory syncytial virus', es: 'virus sincitial, vacuna rsv' },
  }),
  // Only one of the vaccines may be given in pregnancy.
  service('vaccine-rsv-pregnancy', vaccination('90678'), {
    name: { en: 'RSV vaccine in pregnancy', es: 'Vacuna contra el VRS en el embarazo' },
    description: {
      en: 'A vaccine in pregnancy that protects the baby from a lung virus.',
      es: 'Una vacuna en el embarazo que protege al bebé de un virus de los pulmones.',
    },
    synonyms: { en: 'rsv shot pregnant, Abrysvo', es: 'virus sincitial embarazada, vacuna rsv embarazada' },
  }),
  service('vaccine-hepatitis-a', vaccination('90632'), {
    name: { en: 'Hepatitis A vaccine, adult', es: 'Vacuna contra la hepatitis A, adultos' },
    description: {
      en: 'It guards against a liver infection from food or water.',
      es: 'Una vacuna contra una infección del hígado que viene de alimentos o agua.',
    },
    synonyms: { en: 'hep a shot, liver vaccine', es: 'hepatitis A, vacuna del hígado' },
  }),
  service('vaccine-hepatitis-b', vaccination('90746', { alternates: ['90739', '90759'] }), {
    name: { en: 'Hepatitis B vaccine, adult', es: 'Vacuna contra la hepatitis B, adultos' },
    description: {
      en: 'A vaccine against a liver infection from blood or sex.',
      es: 'Una vacuna contra una infección del hígado que se pasa por la sangre o el sexo.',
    },
    synonyms: { en: 'hep b shot, liver vaccine', es: 'hepatitis B, vacuna del hígado' },
  }),
  service('vaccine-mmr', vaccination('90707'), {
    name: {
      en: 'Measles, mumps and rubella vaccine (MMR)',
      es: 'Vacuna contra sarampión, paperas y rubéola (MMR)',
    },
    description: {
      en: 'One vaccine against measles, mumps and rubella.',
      es: 'Una sola vacuna contra el sarampión, las paperas y la rubéola.',
    },
    synonyms: { en: 'mmr shot, measles shot, rubella', es: 'triple viral, SRP, vacuna del sarampión' },
  }),
  service('vaccine-chickenpox', vaccination('90716'), {
    name: { en: 'Chickenpox vaccine', es: 'Vacuna contra la varicela' },
    description: { en: 'A vaccine against chickenpox.', es: 'Una vacuna contra la varicela.' },
    synonyms: { en: 'varicella shot, chicken pox', es: 'varicela, peste cristal' },
  }),
  service('vaccine-hpv', vaccination('90651'), {
    name: { en: 'HPV vaccine, one dose', es: 'Vacuna contra el VPH, una dosis' },
    description: {
      en: 'It guards against a virus that can lead to cancer of the cervix and others.',
      es: 'Una vacuna contra el virus que causa el cáncer de cuello uterino y otros.',
    },
    synonyms: {
      en: 'gardasil, papilloma virus shot, hpv shot',
      es: 'papiloma humano, gardasil, vacuna del papiloma',
    },
  }),
  service('vaccine-meningitis', vaccination('90734', { alternates: ['90619'] }), {
    name: { en: 'Meningitis vaccine', es: 'Vacuna contra la meningitis' },
    description: {
      en: 'A vaccine for teens and students against an infection of the brain lining.',
      es: 'Una vacuna para jóvenes contra una infección en torno al cerebro.',
    },
    synonyms: { en: 'meningococcal shot, menactra, menveo, college shot', es: 'meningococo, meningitis, menveo' },
  }),
  service('vaccine-meningitis-b', vaccination('90620', { alternates: ['90621'] }), {
    name: { en: 'Meningitis B vaccine', es: 'Vacuna contra la meningitis B' },
    description: {
      en: 'A second shot against meningitis, for a type that the first does not cover.',
      es: 'Otra vacuna contra la meningitis, para un tipo que la primera no cubre.',
    },
    synonyms: { en: 'men b shot, bexsero, trumenba', es: 'meningococo B, bexsero, trumenba' },
  }),
  service('vaccine-dtap', vaccination('90700'), {
    name: { en: "Child's tetanus and whooping cough shot (DTaP)", es: 'Vacuna infantil DTaP (tétanos y tos ferina)' },
    description: {
      en: 'A shot for children under 7. It guards against tetanus, diphtheria and whooping cough.',
      es: 'Una vacuna para menores de 7 años contra el tétanos, la difteria y la tos ferina.',
    },
    synonyms: { en: 'dtap, baby shots, diphtheria', es: 'DPT, triple bacteriana, difteria, vacunas del bebé' },
  }),
  service('vaccine-baby-five', vaccination('90698', { alternates: ['90723', '90697'] }), {
    name: { en: 'Combined vaccine for babies', es: 'Vacuna combinada para bebés' },
    description: {
      en: 'One shot against five or more illnesses of small children. Polio and whooping cough are among them.',
      es: 'Una sola vacuna contra cinco o más enfermedades de la infancia, entre ellas la polio y la tos ferina.',
    },
    synonyms: {
      en: 'pentacel, pediarix, vaxelis, baby shots, two month shots',
      es: 'pentavalente, hexavalente, vacunas del bebé, vacunas de dos meses',
    },
  }),
  service('vaccine-polio', vaccination('90713'), {
    name: { en: 'Polio vaccine', es: 'Vacuna contra la polio' },
    description: { en: 'A vaccine against polio.', es: 'Una vacuna contra la poliomielitis.' },
    synonyms: { en: 'ipv, polio shot', es: 'poliomielitis, IPV' },
  }),
  service('vaccine-rotavirus', vaccination('90680', { alternates: ['90681'], giving: '90473' }), {
    name: { en: 'Rotavirus vaccine (drops)', es: 'Vacuna contra el rotavirus (gotas)' },
    description: {
      en: 'Drops for babies against a virus that causes bad diarrhea.',
      es: 'Gotas para bebés contra un virus que causa diarrea fuerte.',
    },
    synonyms: { en: 'rotateq, rotarix, baby diarrhea vaccine', es: 'rotateq, rotarix, vacuna de la diarrea' },
  }),
  service('vaccine-hepatitis-a-child', vaccination('90633'), {
    name: { en: 'Hepatitis A vaccine, child', es: 'Vacuna contra la hepatitis A, niños' },
    description: {
      en: 'The hepatitis A vaccine in the dose for children.',
      es: 'La vacuna contra la hepatitis A en la dosis para niños.',
    },
    synonyms: { en: 'hep a shot for kids', es: 'hepatitis A niño' },
  }),
  service('vaccine-hepatitis-b-child', vaccination('90744'), {
    name: { en: 'Hepatitis B vaccine, child', es: 'Vacuna contra la hepatitis B, niños' },
    description: {
      en: 'The hepatitis B vaccine in the dose for babies and children.',
      es: 'La vacuna contra la hepatitis B en la dosis para bebés y niños.',
    },
    synonyms: { en: 'hep b shot for kids, newborn vaccine', es: 'hepatitis B niño, vacuna del recién nacido' },
  }),
  service('vaccine-rabies', vaccination('90675'), {
    name: { en: 'Rabies vaccine, one dose', es: 'Vacuna contra la rabia, una dosis' },
    description: {
      en: 'A shot after a bite, or before travel. More doses are needed.',
      es: 'Una dosis después de una mordedura o antes de un viaje. Hacen falta más dosis.',
    },
    synonyms: { en: 'rabies shot, dog bite, bat bite', es: 'antirrábica, mordedura de perro, mordida de perro' },
  }),
  service('vaccine-typhoid', vaccination('90691'), {
    name: { en: 'Typhoid vaccine', es: 'Vacuna contra la fiebre tifoidea' },
    description: {
      en: 'A travel vaccine against an illness from food or water.',
      es: 'Una vacuna de viaje contra una enfermedad que viene de alimentos o agua.',
    },
    synonyms: { en: 'travel shots, typhim', es: 'vacunas para viajar, tifoidea' },
  }),
  service('vaccine-yellow-fever', vaccination('90717'), {
    name: { en: 'Yellow fever vaccine', es: 'Vacuna contra la fiebre amarilla' },
    description: {
      en: 'A travel vaccine that some countries ask for at the border.',
      es: 'Una vacuna de viaje que algunos países piden en la frontera.',
    },
    synonyms: { en: 'travel shots, travel vaccine', es: 'vacunas para viajar' },
  }),
];
