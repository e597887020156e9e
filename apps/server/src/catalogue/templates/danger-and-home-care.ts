import { emergencyVisit, treatment } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('emergency');

const helicopter = treatment({ en: 'The helicopter and its crew', es: 'El helicóptero y su equipo' }, 'A0431', '57', {
  supply: { name: { en: 'The flight, 30 miles', es: 'El vuelo, 30 millas' }, code: 'A0436', units: 30 },
});

/** Care of people in danger, observation, rescue by air, and care brought home. */
export const dangerAndHomeCareTemplates: readonly ServiceTemplate[] = [
  service('critical-care', emergencyVisit('99291'), {
    name: { en: 'Critical care, first hour', es: 'Cuidados críticos, primera hora' },
    description: {
      en: 'A doctor stays beside a person whose life is in danger.',
      es: 'El médico se queda junto a una persona en peligro de muerte.',
    },
    synonyms: {
      en: 'critical care, intensive care doctor, life threatening',
      es: 'cuidados intensivos, terapia intensiva, paciente grave',
    },
  }),
  service(
    'observation-hour',
    treatment({ en: 'One hour under observation', es: 'Una hora en observación' }, 'G0378', '50'),
    {
      name: { en: 'Observation in the hospital, one hour', es: 'Observación en el hospital, una hora' },
      description: { en: 'You are watched without being admitted.', es: 'Lo vigilan sin internarlo.' },
      synonyms: {
        en: 'observation stay, observation status, overnight observation',
        es: 'en observación, estancia de observación, quedarse en observación',
      },
    },
  ),
  service('air-ambulance', helicopter, {
    name: { en: 'Rescue by helicopter, 30 miles', es: 'Rescate en helicóptero, 30 millas' },
    description: { en: 'A helicopter takes you to the hospital.', es: 'Un helicóptero lo lleva al hospital.' },
    synonyms: {
      en: 'helicopter, air ambulance, life flight, medical helicopter, helicopter ride',
      es: 'helicóptero, ambulancia aérea, helicóptero médico, helicóptero ambulancia',
    },
  }),
  service(
    'home-nurse',
    treatment({ en: 'The nurse at your home, 15 minutes', es: 'La enfermera en su casa, 15 minutos' }, 'G0299', '42', {
      units: 3,
    }),
    {
      name: { en: 'Nurse at home, 45 minutes', es: 'Enfermera en casa, 45 minutos' },
      description: {
        en: 'A nurse comes to your home, such as for a wound.',
        es: 'Una enfermera va a su casa, por ejemplo por una herida.',
      },
      synonyms: {
        en: 'home health, home care nurse, visiting nurse',
        es: 'cuidado en casa, enfermera a domicilio, atención domiciliaria',
      },
    },
  ),
  service('hospice', treatment({ en: 'One day of care', es: 'Un día de atención' }, 'T2042', '45'), {
    name: { en: 'Hospice care at home, one day', es: 'Cuidados paliativos en casa (hospicio), un día' },
    description: {
      en: 'Care that eases the last months of life.',
      es: 'Cuidados que alivian los últimos meses de vida.',
    },
    synonyms: {
      en: 'hospice, end of life care, dying, comfort care',
      es: 'hospicio, cuidados paliativos, enfermo terminal',
    },
  }),
];
