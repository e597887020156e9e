import { daySurgery, hospitalTest, outpatientProcedure, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('senses');
const ear = 'otolaryngology';

/** More of ears and nose: help to hear, objects taken out, a broken nose, vertigo. */
export const earAndNoseTemplates: readonly ServiceTemplate[] = [
  service(
    'hearing-aid-check',
    hospitalTest({ en: 'Examination for a hearing aid', es: 'Examen para un audífono' }, 'V5010', '71'),
    {
      name: { en: 'Examination for a hearing aid', es: 'Examen para un audífono' },
      description: { en: 'Finding out which hearing aid helps.', es: 'Se averigua qué audífono le ayuda.' },
      synonyms: {
        en: 'hearing aid fitting, hearing aids, hard of hearing',
        es: 'audífonos, aparato para oír, aparato auditivo, sordo, prótesis auditiva',
      },
    },
  ),
  service('hearing-implant', daySurgery('69930', { anesthesia: '00120' }), {
    specialty: ear,
    name: { en: 'Hearing implant, put in', es: 'Colocación de un implante para oír' },
    description: {
      en: 'A surgeon puts a device into the inner ear.',
      es: 'El cirujano coloca un aparato en el oído interno.',
    },
    synonyms: { en: 'cochlear implant, deaf', es: 'implante coclear, sordera profunda' },
  }),
  service('eardrum-repair', daySurgery('69631', { anesthesia: '00120' }), {
    specialty: ear,
    name: { en: 'Hole in the eardrum closed', es: 'Reparación del tímpano' },
    description: { en: 'A surgeon closes a hole in the eardrum.', es: 'El cirujano cierra un agujero del tímpano.' },
    synonyms: {
      en: 'tympanoplasty, ruptured eardrum, burst eardrum, perforated eardrum',
      es: 'timpanoplastia, tímpano perforado, tímpano roto',
    },
  }),
  service('ear-object', outpatientProcedure('69200'), {
    name: { en: 'Object taken out of the ear', es: 'Extracción de un objeto del oído' },
    description: { en: 'Something that got into the ear is taken out.', es: 'Se saca algo que entró en el oído.' },
    synonyms: {
      en: 'something in my ear, bug in ear, bead in ear',
      es: 'algo en el oído, insecto en el oído, cotonete en el oído',
    },
  }),
  service('nose-object', outpatientProcedure('30300'), {
    name: { en: 'Object taken out of the nose', es: 'Extracción de un objeto de la nariz' },
    description: { en: 'Something that got into the nose is taken out.', es: 'Se saca algo que entró en la nariz.' },
    synonyms: {
      en: 'something up the nose, bead in nose, kid put in nose',
      es: 'algo en la nariz, objeto en la nariz',
    },
  }),
  service('broken-nose', outpatientProcedure('21315'), {
    specialty: ear,
    name: { en: 'Broken nose set', es: 'Enderezamiento de una nariz rota' },
    description: {
      en: 'A doctor sets the bones of the nose without a cut.',
      es: 'El médico acomoda los huesos de la nariz sin cortar.',
    },
    synonyms: { en: 'broken nose, nose fracture', es: 'fractura de nariz, nariz quebrada' },
  }),
  service(
    'dizziness-treatment',
    treatment(
      { en: 'Head movements with the therapist', es: 'Movimientos de la cabeza con el terapeuta' },
      '95992',
      'PT',
    ),
    {
      name: {
        en: 'Treatment of vertigo by head movements',
        es: 'Tratamiento del vértigo con movimientos de la cabeza',
      },
      description: {
        en: 'A therapist turns your head so that the dizziness goes.',
        es: 'El terapeuta mueve su cabeza para que pase el mareo.',
      },
      synonyms: {
        en: 'Epley maneuver, vertigo, BPPV, ear crystals, vestibular therapy',
        es: 'maniobra de Epley, vértigo, cristales del oído, rehabilitación vestibular',
      },
    },
  ),
];
