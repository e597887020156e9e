/**
 * The ambulatory payment classification (APC) that Medicare puts an outpatient hospital service in: hospitals that are
 * paid so may state an insurer's rate by APC and not by CPT. Addendum B of the outpatient prospective payment system
 * (42 CFR 419.31), for the codes of the catalogue. A code that is packaged, paid by another schedule (laboratory tests,
 * therapy, screening mammograms) or of which we are not sure has no row.
 */
const addendumB = {
  source: 'CMS, OPPS Addendum B, January 2026',
  url: 'https://www.cms.gov/medicare/payment/prospective-payment-systems/hospital-outpatient-pps/addendum-a-addendum-b-updates',
  /** ISO date. The groups of a price file of an earlier year may be others. */
  effective: '2026-01-01',
} as const;

/** The codes of each group. */
const codesOfApc: Readonly<Record<string, readonly string[]>> = {
  // Imaging without contrast, levels 1 to 4.
  '5521': ['71046', '73562', '73630'],
  '5522': ['70450', '71271', '72110', '76536', '76700', '76801', '76805', '76830', '77080'],
  '5523': ['72148', '73221', '73721'],
  '5524': ['93306'],
  // Imaging with contrast, levels 1 and 2.
  '5571': ['71260', '72193'],
  '5572': ['70553', '74177'],
  // Endoscopy: upper, then lower digestive tract at levels 1 and 2.
  '5301': ['43235', '43239'],
  '5311': ['45378'],
  '5312': ['45380', '45385', '45391'],
  // Operations: muscles and bones, ear nose and throat, abdomen, laparoscopy, eye, breast.
  '5113': ['29881'],
  '5163': ['69436'],
  '5165': ['42820'],
  '5341': ['49505'],
  '5361': ['47562'],
  '5362': ['55866'],
  '5481': ['66821'],
  '5491': ['66984'],
  '5091': ['19120'],
  // Heart, nerves, sleep.
  '5191': ['93452'],
  '5442': ['62323'],
  '5443': ['62322', '64483'],
  '5724': ['95810'],
  '5733': ['93005'],
};

const apcOfCode: ReadonlyMap<string, string> = new Map(
  Object.entries(codesOfApc).flatMap(([apc, codes]) => codes.map((code) => [code, apc] as const)),
);

/** The APC of a CPT code; undefined where the code has none, or none that is known here. */
export function apcOf(code: string): string | undefined {
  return apcOfCode.get(code);
}

/** Whether the groups are those of a price file of this day (ISO); a file without a date is taken as one of today. */
export function isOfAddendumB(fileDay: string | null): boolean {
  return fileDay === null || fileDay >= addendumB.effective;
}
