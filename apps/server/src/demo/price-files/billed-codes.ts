import { readFileSync } from 'node:fs';

/** The sites of the demonstration in the code lists: main hospital, bayside, north valley. */
export type SiteLetter = 'm' | 'b' | 'n';

/**
 * One billed code of the demonstration with its gross charges at the main hospital, in cents. The descriptions are our
 * own. `professionalModifier` ('26') is for the physician's part only.
 */
export type BilledCode = {
  type: string;
  code: string;
  description: string;
  facilityCents?: number;
  professionalCents?: number;
  professionalModifier?: string;
  sites: string;
  drug?: { unit: number; type: string };
};

const cents = (dollars: string) => Number(dollars) * 100;

const readDrug = (text: string) => {
  const [unit = '', type = ''] = text.split(' ');
  return { unit: Number(unit), type };
};

/**
 * Reads one line of a code list: type, code, description, facility and professional dollars, modifier, sites, drug. No
 * field contains a comma.
 */
const readLine = (line: string): BilledCode => {
  const [
    type = '',
    code = '',
    description = '',
    facility = '',
    professional = '',
    modifier = '',
    sites = '',
    drug = '',
  ] = line.split(',');
  return {
    type,
    code,
    description,
    ...(facility === '' ? {} : { facilityCents: cents(facility) }),
    ...(professional === '' ? {} : { professionalCents: cents(professional) }),
    ...(modifier === '' ? {} : { professionalModifier: modifier }),
    sites,
    ...(drug === '' ? {} : { drug: readDrug(drug) }),
  };
};

const readList = (fileName: string): readonly BilledCode[] =>
  readFileSync(new URL(fileName, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(readLine);

/** The codes of the catalogue's services. */
export const serviceCodes = (): readonly BilledCode[] => readList('./service-codes.csv');

/** Every code of the demonstration: those of the catalogue, and others that hospitals often bill. */
export const billedCodes = (): readonly BilledCode[] => [...serviceCodes(), ...readList('./other-codes.csv')];
