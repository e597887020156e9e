/**
 * The X12 service type codes of the catalogue, with our own words for what each covers. An eligibility inquiry asks
 * about them (EQ01), and the response gives its benefits by them (EB03).
 */
export const serviceTypeCodes = {
  '2': 'surgeon and procedure fees',
  '4': 'X-ray, ultrasound and mammography',
  '5': 'laboratory tests',
  '7': 'anesthesia',
  '48': 'inpatient hospital',
  '50': 'outpatient hospital',
  '62': 'MRI and CT',
  '69': 'maternity',
  '73': 'other diagnostic tests, such as a heart tracing or a sleep study',
  '81': 'routine physical',
  '98': 'office visit with a physician',
  MH: 'mental health',
  PT: 'physical therapy',
} as const;

export type ServiceTypeCode = keyof typeof serviceTypeCodes;
