import { daySurgery, outpatientProcedure } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('senses');

/** Eyes, ears and throat. */
export const sensesTemplates: readonly ServiceTemplate[] = [
  service('cataract-surgery', daySurgery('66984', { anesthesia: '00142' }), {
    common: true,
    specialty: 'ophthalmology',
    name: { en: 'Cataract surgery with a new lens, one eye', es: 'Cirugía de catarata con lente nuevo, un ojo' },
    description: {
      en: 'A surgeon takes out the clouded lens of the eye and puts in a clear one.',
      es: 'El cirujano saca el lente opaco del ojo y pone uno transparente.',
    },
    synonyms: {
      en: 'cataract removal, lens replacement, eye surgery, cloudy eye',
      es: 'operación de cataratas, lente intraocular, cirugía de ojo, catarata',
    },
  }),
  service('cataract-laser', outpatientProcedure('66821'), {
    specialty: 'ophthalmology',
    name: {
      en: 'Laser treatment of a cloudy lens after cataract surgery',
      es: 'Láser para la visión nublada después de la cirugía de catarata',
    },
    description: {
      en: 'A few minutes of laser clear the film that can grow behind the new lens.',
      es: 'Unos minutos de láser limpian la película que puede crecer detrás del lente nuevo.',
    },
    synonyms: {
      en: 'YAG laser, after-cataract, secondary cataract, laser eye treatment',
      es: 'láser YAG, catarata secundaria, láser en el ojo',
    },
  }),
  service('tonsils-child', daySurgery('42820', { anesthesia: '00170' }), {
    specialty: 'otolaryngology',
    name: {
      en: 'Tonsils and adenoids out, child under 12',
      es: 'Extirpación de amígdalas y adenoides, menores de 12 años',
    },
    description: {
      en: 'A surgeon takes out the tonsils and adenoids while the child is fast asleep.',
      es: 'El cirujano extirpa las amígdalas y las adenoides del niño, que duerme con anestesia.',
    },
    synonyms: {
      en: 'tonsillectomy, tonsil surgery, adenoid removal, snoring child',
      es: 'operación de anginas, amigdalectomía, amígdalas, adenoides',
    },
  }),
  service('ear-tubes', daySurgery('69436', { anesthesia: '00126' }), {
    specialty: 'otolaryngology',
    name: { en: 'Ear tubes', es: 'Tubos en los oídos' },
    description: {
      en: 'A surgeon puts a tiny tube through the eardrum. Fluid can drain, and infections stop.',
      es: 'El cirujano pone un tubo diminuto en el tímpano para que salga el líquido y no haya más infecciones.',
    },
    synonyms: {
      en: 'tympanostomy, grommets, ear infection surgery',
      es: 'tubos de ventilación, infección de oído, drenaje del oído',
    },
  }),
];
