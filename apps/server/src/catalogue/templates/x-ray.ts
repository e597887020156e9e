import type { Words } from '@portico/contract';
import { imagingExam } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('x-rays');
const exam = { en: 'X-ray', es: 'Radiografía' };

/** An X-ray. `of` is what its pictures show, as it stands within a sentence. */
export const xRay = (
  part: string,
  code: string,
  name: Words,
  of: Words,
  synonyms: Words,
  more: { common?: true } = {},
): ServiceTemplate =>
  service(`x-ray-${part}`, imagingExam(exam, code, '4'), {
    ...more,
    name,
    description: { en: `Pictures of ${of.en}, made with X-rays.`, es: `Imágenes con rayos X de ${of.es}.` },
    synonyms,
  });
