import type { CodeTable } from './code-table.ts';
import { hcpcsAToG } from './hcpcs-a-to-g.ts';
import { hcpcsHToV } from './hcpcs-h-to-v.ts';

/**
 * HCPCS level II. A medicine is paid where it is given: at the hospital, in an office, or from a pharmacy. Equipment is bought or rented.
 * The code alone does not tell, so that both are asked.
 */
export const hcpcs: CodeTable = {
  asOf: '2026-11-23',
  sources: [
    'CMS, HCPCS Level II quarterly update: codes, and the sections by letter',
    'CMS, Restructured BETOS Classification System: imaging by modality, tests, treatment, equipment, visits',
    'X12 005010X279A1, 2110C EB03: which service types there are',
  ],
  ranges: [...hcpcsAToG, ...hcpcsHToV],
};
