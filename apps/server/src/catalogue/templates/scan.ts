import type { Words } from '@portico/contract';
import { imagingExam } from '../components/index.ts';
import { servicesOf } from '../service.ts';
import type { ServiceTemplate } from '../types.ts';

const service = servicesOf('imaging');

/** With a dye through a vein, or without, or first without and then with: hospitals bill each under a code of its own. */
type Contrast = 'without' | 'with' | 'both';

const dye: Record<Contrast, { name: Words; description: Words }> = {
  without: { name: { en: 'without contrast', es: 'sin contraste' }, description: { en: '', es: '' } },
  with: {
    name: { en: 'with contrast', es: 'con contraste' },
    description: { en: '. A dye is given through a vein', es: ', con un líquido de contraste por la vena' },
  },
  both: {
    name: { en: 'without and with contrast', es: 'sin y con contraste' },
    description: {
      en: '. They are made plain first, and then with a dye through a vein',
      es: ', primero simples y luego con un líquido de contraste por la vena',
    },
  },
};

const kinds = {
  mri: {
    exam: { en: 'MRI scan', es: 'Resonancia magnética' },
    name: { en: 'MRI', es: 'Resonancia magnética' },
    how: { en: 'Detailed pictures', es: 'Imágenes detalladas' },
    by: { en: 'made with a magnet', es: 'hechas con un imán' },
  },
  ct: {
    exam: { en: 'CT scan', es: 'Tomografía' },
    name: { en: 'CT scan', es: 'Tomografía' },
    how: { en: 'X-ray pictures', es: 'Imágenes con rayos X' },
    by: { en: 'made in thin layers', es: 'hechas por capas' },
  },
} as const;

/** A scan of a part of the body. `of` stands after 'of': the brain, 'del cerebro'. */
const scan =
  (kind: keyof typeof kinds) =>
  (
    id: string,
    code: string,
    of: Words,
    contrast: Contrast,
    synonyms: Words,
    more: { common?: true } = {},
  ): ServiceTemplate => {
    const { exam, name, how, by } = kinds[kind];
    const { name: dyed, description } = dye[contrast];
    return service(`${kind}-${id}`, imagingExam(exam, code, '62'), {
      ...more,
      name: { en: `${name.en} of ${of.en}, ${dyed.en}`, es: `${name.es} ${of.es}, ${dyed.es}` },
      description: {
        en: `${how.en} of ${of.en}, ${by.en}${description.en}.`,
        es: `${how.es} ${of.es}, ${by.es}${description.es}.`,
      },
      synonyms,
    });
  };

export const mri = scan('mri');
export const ct = scan('ct');
