import type { CodeTable } from './code-table.ts';
import { laboratoryRanges } from './cpt-laboratory.ts';
import { medicineRanges } from './cpt-medicine.ts';
import { radiologyRanges } from './cpt-radiology.ts';
import { surgeryRanges } from './cpt-surgery.ts';
import { visitRanges } from './cpt-visits.ts';

/**
 * CPT, by its chapters. Only numbers and where they divide are taken from the sources: the words of CPT are the American Medical
 * Association's, and these are ours.
 */
export const cpt: CodeTable = {
  asOf: '2026-11-23',
  sources: [
    'CMS, National Correct Coding Initiative Policy Manual, chapters II to XIII: what each chapter of CPT holds',
    'CMS, Restructured BETOS Classification System: procedures, imaging by modality, tests, treatment, visits',
    'CMS, Medicare Claims Processing Manual (100-04), chapters 5 (therapy), 12 (visits), 13 (radiology), 18 (preventive)',
    'X12 005010X279A1, 2110C EB03: which service types there are',
  ],
  ranges: [...surgeryRanges, ...radiologyRanges, ...laboratoryRanges, ...medicineRanges, ...visitRanges],
};
