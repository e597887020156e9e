import { daySurgery, hospitalTest, outpatientProcedure, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('skin');
const secondLayer = { id: 'second-layer', name: { en: 'The second layer', es: 'La segunda capa' }, code: '17312' };

/** Skin growths, wounds, nails, and allergies. */
export const skinAndWoundTemplates: readonly ServiceTemplate[] = [
  service('skin-sample-shave', outpatientProcedure('11102', { tissue: '88305' }), {
    name: { en: 'Skin biopsy by shaving', es: 'Biopsia de piel por raspado' },
    description: {
      en: 'A doctor shaves off a thin sample of a spot, and the lab looks at it.',
      es: 'El médico raspa una muestra fina de una mancha, y el laboratorio la examina.',
    },
    synonyms: { en: 'mole biopsy, skin cancer test, shave biopsy', es: 'biopsia de lunar, cáncer de piel, mancha' },
  }),
  service('skin-sample-punch', outpatientProcedure('11104', { tissue: '88305' }), {
    name: { en: 'Skin biopsy with a punch', es: 'Biopsia de piel con sacabocados' },
    description: {
      en: 'A doctor takes out a small round sample of skin, and the lab looks at it.',
      es: 'El médico saca una muestra redonda de piel, y el laboratorio la examina.',
    },
    synonyms: { en: 'punch biopsy, rash biopsy, skin cancer test', es: 'biopsia de piel, cáncer de piel, sarpullido' },
  }),
  service('mole-removal', outpatientProcedure('11400', { tissue: '88305' }), {
    name: { en: 'Small mole cut out', es: 'Extirpación de un lunar pequeño' },
    description: {
      en: 'A doctor cuts out a mole or another harmless growth of the skin. It is up to a fifth of an inch (half a centimeter) wide.',
      es: 'El médico corta un lunar u otro crecimiento benigno de la piel, de hasta medio centímetro.',
    },
    synonyms: { en: 'mole removal, skin growth, cyst removal', es: 'quitar un lunar, verruga, quiste de piel' },
  }),
  service('skin-cancer-removal', outpatientProcedure('11602', { tissue: '88305' }), {
    name: { en: 'Skin cancer cut out', es: 'Extirpación de un cáncer de piel' },
    description: {
      en: 'A doctor cuts out a skin cancer on the body, an arm or a leg. With its edge it is half an inch to an inch wide (1 to 2 cm).',
      es: 'El médico corta un cáncer de piel de 1 a 2 cm, con su borde, en el cuerpo, un brazo o una pierna.',
    },
    synonyms: { en: 'melanoma, basal cell, skin cancer surgery', es: 'melanoma, carcinoma, cirugía de piel' },
  }),
  service('skin-cancer-layers', outpatientProcedure('17311', { further: secondLayer }), {
    name: {
      en: 'Skin cancer of the head, a hand or a foot taken off in two layers (Mohs)',
      es: 'Cirugía de cáncer de piel de la cabeza, una mano o un pie en dos capas (Mohs)',
    },
    description: {
      en: 'A doctor takes a thin layer and looks at it at once, then a second one. More layers cost more.',
      es: 'El médico quita una capa fina y la mira enseguida, y luego una segunda. Más capas cuestan más.',
    },
    synonyms: {
      en: 'Mohs surgery, Mohs surgery on the nose, skin cancer face, skin cancer nose, skin cancer ear, basal cell',
      es: 'cirugía de Mohs, carcinoma en la cara, cáncer de piel en la nariz, cáncer de piel en la oreja',
    },
  }),
  service('warts', outpatientProcedure('17110'), {
    name: { en: 'Wart removal', es: 'Eliminación de verrugas' },
    description: {
      en: 'Warts are frozen or burned off.',
      es: 'Se quitan las verrugas con frío o calor.',
    },
    synonyms: {
      en: 'warts, freeze wart, molluscum',
      es: 'verruga, mezquino, congelar verruga',
    },
  }),
  service('sun-spot', outpatientProcedure('17000'), {
    name: { en: 'Freezing of a sun-damaged spot', es: 'Congelación de una mancha por el sol' },
    description: {
      en: 'A rough spot that could turn into cancer is frozen off.',
      es: 'Se congela una mancha áspera que podría volverse cáncer.',
    },
    synonyms: { en: 'actinic keratosis, cryotherapy, sun spot', es: 'queratosis actínica, crioterapia, mancha de sol' },
  }),
  service('skin-tags', outpatientProcedure('11200'), {
    name: { en: 'Skin tag removal', es: 'Eliminación de acrocordones' },
    description: {
      en: 'Small soft flaps of skin are cut off.',
      es: 'Se cortan pequeños colgajos blandos de piel.',
    },
    synonyms: {
      en: 'skin tags',
      es: 'verrugas colgantes, colgajos de piel, acrocordón',
    },
  }),
  service('abscess-small', outpatientProcedure('10060'), {
    name: { en: 'Small abscess opened', es: 'Drenaje de un absceso pequeño' },
    description: {
      en: 'A doctor opens a boil and lets the pus out.',
      es: 'El médico abre un grano con pus y lo vacía.',
    },
    synonyms: { en: 'boil, pus, abscess drainage, infected bump', es: 'grano con pus, nacido, forúnculo, postema' },
  }),
  service('splinter', outpatientProcedure('10120'), {
    name: { en: 'Splinter taken out', es: 'Extracción de una astilla' },
    description: {
      en: 'A doctor takes something out from under the skin.',
      es: 'El médico saca algo que está bajo la piel.',
    },
    synonyms: {
      en: 'foreign body, glass in foot, fish hook, splinter under the nail',
      es: 'cuerpo extraño, vidrio en el pie, espina, astilla en el dedo, astilla bajo la uña',
    },
  }),
  service('nail-removal', outpatientProcedure('11730'), {
    name: { en: 'Nail removal', es: 'Extracción de una uña' },
    description: {
      en: 'A doctor takes off a nail, or a part of it.',
      es: 'El médico quita una uña o una parte de ella.',
    },
    synonyms: { en: 'ingrown toenail, nail avulsion', es: 'uña encarnada, uñero, uña enterrada' },
  }),
  service('nail-removal-lasting', outpatientProcedure('11750'), {
    name: { en: 'Ingrown nail removed for good', es: 'Extracción definitiva de una uña encarnada' },
    description: {
      en: 'A doctor takes off a nail and its root, so that it does not grow in again.',
      es: 'El médico quita la uña y su raíz para que no vuelva a encarnarse.',
    },
    synonyms: { en: 'ingrown toenail, nail root', es: 'uña encarnada, uñero, uña enterrada' },
  }),
  service('burn-care', outpatientProcedure('16020'), {
    name: { en: 'Care of a small burn', es: 'Atención de una quemadura pequeña' },
    description: {
      en: 'A burn is cleaned and covered.',
      es: 'Se limpia y se cubre una quemadura.',
    },
    synonyms: { en: 'burn dressing, scald', es: 'quemada, curación de quemadura' },
  }),
  service('wound-care', outpatientProcedure('97597'), {
    name: { en: 'Wound care', es: 'Curación de una herida' },
    description: {
      en: 'Dead tissue is taken out of a wound that does not heal.',
      es: 'Se quita el tejido muerto de una herida que no sana.',
    },
    synonyms: {
      en: 'wound cleaning, ulcer, bedsore, diabetic foot, dressing change, bandage change, wound dressing, wound cleaning and bandage',
      es: 'limpieza de herida, úlcera, llaga, pie diabético, cambio de vendaje, curación, curar herida, cuidado de heridas, curación de herida, cambio de gasa',
    },
  }),
  service(
    'light-treatment',
    treatment({ en: 'One session of light', es: 'Una sesión de luz' }, '96910', '50', { alternates: ['96900'] }),
    {
      name: { en: 'Light treatment of the skin, one session', es: 'Fototerapia de la piel, una sesión' },
      description: {
        en: 'Special light calms psoriasis or eczema.',
        es: 'Una luz especial calma la psoriasis o el eccema.',
      },
      synonyms: {
        en: 'phototherapy, UV light, psoriasis, eczema, UVB, light therapy',
        es: 'luz ultravioleta, psoriasis, eccema, terapia de luz, fototerapia',
      },
    },
  ),
  service('lipoma-removal', daySurgery('21931', { anesthesia: '00300' }), {
    specialty: 'general-surgery',
    name: { en: 'Fatty lump on the back taken out', es: 'Extirpación de un bulto de grasa en la espalda' },
    description: {
      en: 'A surgeon cuts out a soft lump of 3 cm (an inch) or more under the skin of the back.',
      es: 'El cirujano quita un bulto blando de 3 cm o más bajo la piel de la espalda.',
    },
    synonyms: {
      en: 'lipoma, lump removal, fatty tumor, sebaceous cyst removal, sebaceous cyst, skin cyst removal',
      es: 'lipoma, bulto de grasa, bola de grasa, tumor de grasa, quiste sebáceo, quiste de grasa',
    },
  }),
  service('allergy-skin-test', hospitalTest({ en: 'Skin tests', es: 'Pruebas en la piel' }, '95004', '79', 40), {
    name: { en: 'Allergy skin test, 40 substances', es: 'Prueba de alergia en la piel, 40 sustancias' },
    description: {
      en: 'Tiny pricks show what you are allergic to.',
      es: 'Unos pinchazos pequeños muestran a qué es alérgico.',
    },
    synonyms: {
      en: 'allergy test, prick test, scratch test, allergies, skin prick test',
      es: 'alergias, prueba de pinchazo, prueba de alergia en la piel',
    },
  }),
  service(
    'allergy-patch-test',
    hospitalTest({ en: 'Patches on the skin', es: 'Parches en la piel' }, '95044', '79', 40),
    {
      name: { en: 'Allergy patch test, 40 substances', es: 'Prueba de parche para alergia, 40 sustancias' },
      description: {
        en: 'Patches on the back show what gives you a rash.',
        es: 'Unos parches en la espalda muestran qué le causa sarpullido.',
      },
      synonyms: { en: 'contact allergy, rash test, nickel allergy', es: 'alergia de contacto, dermatitis, sarpullido' },
    },
  ),
  service('allergy-shots', treatment({ en: 'Giving the shots', es: 'Aplicación de las inyecciones' }, '95117', '79'), {
    name: { en: 'Allergy shots, one visit', es: 'Inyecciones para la alergia, una visita' },
    description: {
      en: 'Two or more shots that make you less allergic over time. What is in them is billed besides.',
      es: 'Dos o más inyecciones que con el tiempo reducen la alergia. Lo que contienen se cobra aparte.',
    },
    synonyms: {
      en: 'allergies shot, immunotherapy, hay fever',
      es: 'inmunoterapia, vacunas para la alergia, alergias',
    },
  }),
];
