import type { ServiceComponent } from '../types.ts';
import { billed } from './billed.ts';
import { part } from './part-names.ts';

/**
 * How the examination of a sample is billed. CPT has levels of surgical pathology by the kind of tissue: 88305 (IV) for most samples,
 * 88307 (V) for larger ones and some organs. Cells from a fine needle are 88173, all cores of a prostate G0416.
 */
export type TissueCode = '88305' | '88307' | '88173' | 'G0416';

/** Tissue goes to the laboratory, and a pathologist examines it; `samples` are those that are examined each for itself. */
export const tissueExamination = (code: TissueCode, samples: number): readonly ServiceComponent[] => [
  billed({ id: 'tissue', name: part.tissue, code, units: samples, fee: 'facility', serviceType: '5' }),
  billed({
    id: 'tissue-reading',
    name: part.tissueReading,
    code,
    units: samples,
    fee: 'professional',
    modifiers: ['26'],
    serviceType: '5',
  }),
];
