import { emergencyVisit, outpatientProcedure, treatment, urgentCareVisit } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('emergency');
const anyLevel = {
  en: 'ER visit, emergency room, emergency department, ED visit, A&E',
  es: 'sala de emergencias, urgencias, emergencia, ER, cuarto de urgencias',
};

/** Visits to the emergency room from the least care to the most, visits without an appointment, rides, and stitches. */
export const emergencyTemplates: readonly ServiceTemplate[] = [
  service('emergency-visit-1', emergencyVisit('99281'), {
    name: {
      en: 'Emergency room visit, level 1: a very small problem',
      es: 'Visita a emergencias, nivel 1: un problema muy leve',
    },
    description: {
      en: 'A quick look, such as having stitches taken out.',
      es: 'Una revisión rápida, como quitar unos puntos.',
    },
    synonyms: anyLevel,
  }),
  service('emergency-visit-2', emergencyVisit('99282'), {
    name: {
      en: 'Emergency room visit, level 2: a small problem',
      es: 'Visita a emergencias, nivel 2: un problema leve',
    },
    description: {
      en: 'An exam and simple care, such as for an earache or a rash.',
      es: 'Un examen y atención sencilla, como por un dolor de oído o un sarpullido.',
    },
    synonyms: anyLevel,
  }),
  service('emergency-visit-3', emergencyVisit('99283'), {
    common: true,
    name: {
      en: 'Emergency room visit, level 3: a moderate problem',
      es: 'Visita a emergencias, nivel 3: un problema moderado',
    },
    description: {
      en: 'An exam with a test or a medicine, such as for a sprain or a high fever. Tests are billed besides.',
      es: 'Un examen con una prueba o un medicamento, como por un esguince o fiebre alta. Las pruebas se cobran aparte.',
    },
    synonyms: anyLevel,
  }),
  service('emergency-visit-4', emergencyVisit('99284'), {
    name: {
      en: 'Emergency room visit, level 4: a serious problem',
      es: 'Visita a emergencias, nivel 4: un problema serio',
    },
    description: {
      en: 'Several tests or treatments, such as for strong belly pain. Tests are billed besides.',
      es: 'Varias pruebas o tratamientos, como por un fuerte dolor de vientre. Las pruebas se cobran aparte.',
    },
    synonyms: anyLevel,
  }),
  service('emergency-visit-5', emergencyVisit('99285'), {
    name: {
      en: 'Emergency room visit, level 5: a danger to life',
      es: 'Visita a emergencias, nivel 5: peligro para la vida',
    },
    description: {
      en: 'Urgent care by a team, such as for chest pain or a bad accident. Tests are billed besides.',
      es: 'Atención urgente de un equipo, como por dolor de pecho o un accidente grave. Las pruebas se cobran aparte.',
    },
    synonyms: anyLevel,
  }),
  service('urgent-care-new', urgentCareVisit('99203'), {
    common: true,
    name: { en: 'Urgent care visit, first time there', es: 'Visita de atención inmediata, primera vez' },
    description: {
      en: 'You come without an appointment, with something that cannot wait but is no emergency.',
      es: 'Una visita sin cita por algo que no puede esperar, pero que no es una emergencia.',
    },
    synonyms: {
      en: 'urgent care, walk-in clinic, immediate care, same day visit',
      es: 'urgent care, atención urgente, urgencias, consulta sin cita',
    },
  }),
  service('urgent-care-return', urgentCareVisit('99213'), {
    name: { en: 'Urgent care visit, when they know you', es: 'Visita de atención inmediata, si ya le conocen' },
    description: {
      en: 'A visit without an appointment at a place where you were in the past three years.',
      es: 'Una visita sin cita en un lugar donde ya estuvo en los últimos tres años.',
    },
    synonyms: {
      en: 'urgent care, walk-in clinic, immediate care, same day visit',
      es: 'urgent care, atención urgente, urgencias, consulta sin cita',
    },
  }),
  service('stitches-small', outpatientProcedure('12001'), {
    name: { en: 'Stitches for a small cut', es: 'Puntos para una herida pequeña' },
    description: {
      en: 'A cut of up to 1 inch on the body, arm, leg or scalp is closed.',
      es: 'Se cierra una herida de hasta 2.5 cm en el cuerpo, un brazo, una pierna o el cuero cabelludo.',
    },
    synonyms: {
      en: 'sutures, cut repair, laceration, wound closure, cut hand, skin glue',
      es: 'sutura, cortada, coser una herida, laceración',
    },
  }),
  service('stitches-medium', outpatientProcedure('12002'), {
    name: { en: 'Stitches for a longer cut', es: 'Puntos para una herida más larga' },
    description: {
      en: 'A cut of 1 to 3 inches on the body, arm, leg or scalp is closed.',
      es: 'Se cierra una herida de 2.6 a 7.5 cm en el cuerpo, un brazo, una pierna o el cuero cabelludo.',
    },
    synonyms: {
      en: 'sutures, cut repair, laceration, wound closure, deep cut',
      es: 'sutura, cortada, coser una herida, laceración',
    },
  }),
  service('stitches-face', outpatientProcedure('12011'), {
    name: { en: 'Stitches for a small cut on the face', es: 'Puntos para una herida pequeña en la cara' },
    description: {
      en: 'A cut of up to 1 inch on the face, ear, nose or lip is closed.',
      es: 'Se cierra una herida de hasta 2.5 cm en la cara, la oreja, la nariz o el labio.',
    },
    synonyms: {
      en: 'sutures, face cut, lip cut, cut repair, chin cut',
      es: 'sutura, cortada en la cara, coser una herida, labio partido',
    },
  }),
  service(
    'ambulance-basic',
    treatment({ en: 'The ambulance and its crew', es: 'La ambulancia y su equipo' }, 'A0429', '59', {
      supply: { name: { en: 'The ride, 10 miles', es: 'El trayecto, 10 millas' }, code: 'A0425', units: 10 },
    }),
    {
      name: { en: 'Ambulance ride in an emergency, 10 miles', es: 'Ambulancia en una emergencia, 10 millas' },
      description: {
        en: 'A ride to the hospital with basic care on the way.',
        es: 'El viaje al hospital con atención básica en el camino.',
      },
      synonyms: {
        en: 'ambulance, 911, paramedics, ambulance transport, ambulance transportation, ride to the hospital',
        es: 'ambulancia, 911, paramédicos, traslado en ambulancia, transporte en ambulancia',
      },
    },
  ),
  service(
    'ambulance-advanced',
    treatment({ en: 'The ambulance and its crew', es: 'La ambulancia y su equipo' }, 'A0427', '59', {
      supply: { name: { en: 'The ride, 10 miles', es: 'El trayecto, 10 millas' }, code: 'A0425', units: 10 },
    }),
    {
      name: {
        en: 'Ambulance ride with paramedics, 10 miles',
        es: 'Ambulancia con paramédicos, 10 millas',
      },
      description: {
        en: 'A ride to the hospital with medicines and a heart monitor on the way.',
        es: 'El viaje al hospital con medicamentos y un monitor del corazón en el camino.',
      },
      synonyms: {
        en: 'ambulance, 911, advanced life support, ambulance transport',
        es: 'ambulancia, 911, soporte vital avanzado, traslado en ambulancia',
      },
    },
  ),
];
