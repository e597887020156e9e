import type { ServiceComponent } from '../types.ts';

/** A code that was retired, and what care that was billed under it is billed under since. */
export interface RetiredCode {
  readonly codeType: ServiceComponent['codeType'];
  readonly code: string;
  /** ISO date: the first day on which it was no longer billed. */
  readonly retiredOn: string;
  /** Several where the code was split, the one for most patients first. */
  readonly successors: readonly string[];
  readonly source: string;
}

const mammograms = 'CMS, Physician Fee Schedule final rule for 2018: 77065 to 77067 in place of G0202, G0204 and G0206';
const mammogramsBefore = 'CPT 2017: 77065 to 77067 in place of 77055 to 77057';

/**
 * Retired codes of the catalogue's services, and their successors. Price files keep retired codes for years; a file is
 * read by both. Rows of which we are not sure are left out.
 */
export const retiredCodes: readonly RetiredCode[] = [
  {
    codeType: 'MS-DRG',
    code: '460',
    retiredOn: '2024-10-01',
    successors: ['451', '448', '450', '447'],
    source: 'CMS, IPPS final rule for fiscal year 2025: MS-DRG version 42',
  },
  {
    codeType: 'CPT',
    code: '55700',
    retiredOn: '2026-01-01',
    successors: ['55707'],
    source: 'CPT 2026: biopsies of the prostate by their imaging',
  },
  { codeType: 'HCPCS', code: 'G0202', retiredOn: '2018-01-01', successors: ['77067'], source: mammograms },
  { codeType: 'HCPCS', code: 'G0204', retiredOn: '2018-01-01', successors: ['77066'], source: mammograms },
  { codeType: 'HCPCS', code: 'G0206', retiredOn: '2018-01-01', successors: ['77065'], source: mammograms },
  { codeType: 'CPT', code: '77057', retiredOn: '2017-01-01', successors: ['77067'], source: mammogramsBefore },
  { codeType: 'CPT', code: '77056', retiredOn: '2017-01-01', successors: ['77066'], source: mammogramsBefore },
  { codeType: 'CPT', code: '77055', retiredOn: '2017-01-01', successors: ['77065'], source: mammogramsBefore },
  {
    codeType: 'HCPCS',
    code: 'G0297',
    retiredOn: '2021-01-01',
    successors: ['71271'],
    source: 'CMS, Physician Fee Schedule final rule for 2021: 71271 in place of G0297',
  },
  {
    codeType: 'CPT',
    code: '71020',
    retiredOn: '2018-01-01',
    successors: ['71046'],
    source: 'CPT 2018: chest X-rays by the number of views',
  },
];
