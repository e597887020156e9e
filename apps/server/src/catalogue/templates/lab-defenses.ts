import { labTest } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('lab');

/** Tests of the defenses of the body: arthritis, lupus, thyroid, allergy. */
export const defenseTestTemplates: readonly ServiceTemplate[] = [
  service('arthritis-antibody', labTest('86200'), {
    name: { en: 'Early arthritis test (anti-CCP)', es: 'Análisis temprano de artritis (anti-CCP)' },
    description: {
      en: 'A blood test for rheumatoid arthritis.',
      es: 'Un análisis de sangre para la artritis reumatoide.',
    },
    synonyms: {
      en: 'CCP, anti-CCP, rheumatoid arthritis test',
      es: 'anti-CCP, péptido citrulinado, artritis reumatoide',
    },
  }),
  service('back-arthritis-gene', labTest('86812'), {
    name: { en: 'HLA-B27 test', es: 'Prueba de HLA-B27' },
    description: {
      en: 'A blood test for some kinds of arthritis of the back.',
      es: 'Un análisis para algunos tipos de artritis de la espalda.',
    },
    synonyms: { en: 'HLA B27, ankylosing spondylitis', es: 'HLA B27, espondilitis' },
  }),
  service('lupus-dna-antibody', labTest('86225'), {
    name: { en: 'Lupus test (anti-DNA)', es: 'Análisis de lupus (anti-ADN)' },
    description: { en: 'A blood test that follows lupus.', es: 'Un análisis que sigue el lupus.' },
    synonyms: { en: 'anti-dsDNA, lupus', es: 'anti-ADN, lupus' },
  }),
  service('thyroid-antibodies', labTest('86376'), {
    name: { en: 'Thyroid antibodies (TPO)', es: 'Anticuerpos de la tiroides (TPO)' },
    description: { en: 'A blood test for Hashimoto’s disease.', es: 'Un análisis para la enfermedad de Hashimoto.' },
    synonyms: { en: 'TPO, Hashimoto test, thyroid antibody', es: 'TPO, Hashimoto, antitiroideos' },
  }),
  service('antibody-amounts', labTest('82784'), {
    name: { en: 'Amount of antibodies, each kind', es: 'Cantidad de anticuerpos, cada tipo' },
    description: { en: 'A blood test of the body’s defenses.', es: 'Un análisis de las defensas del cuerpo.' },
    synonyms: {
      en: 'immunoglobulins, IgG, IgA, IgM, immune system test',
      es: 'inmunoglobulinas, IgG, IgA, defensas bajas',
    },
  }),
  service('allergy-total', labTest('82785'), {
    name: { en: 'Allergy blood test, total (IgE)', es: 'Análisis de alergia en sangre, total (IgE)' },
    description: {
      en: 'A blood test of how allergic the body is in all.',
      es: 'Un análisis de qué tan alérgico es el cuerpo en total.',
    },
    synonyms: { en: 'total IgE, allergy test', es: 'IgE total, prueba de alergia' },
  }),
];
