import { type ListedCode, careCodeTypes } from '../../prices/queries/listed-codes.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';
import type { Language, Words } from '@portico/contract';
import {
  type KindOfCareId,
  kindsOfCare,
  kindsOfCode,
  plainName,
  type ServiceComponent,
  type ServiceTemplate,
} from '../../catalogue/index.ts';

/** A service that can be priced: a template of the catalogue, or one billed code outside it. */
export interface PricedService extends Pick<ServiceTemplate, 'id' | 'name' | 'description' | 'specialty'> {
  readonly components: readonly ServiceComponent[];
  /** The kinds of care that it can be, where its code does not tell: two or more, and one once it is chosen. */
  readonly kinds?: readonly KindOfCareId[];
  /** The name's language, where it has only one: the name of a billed code is from the price file. */
  readonly nameLanguage?: Language;
  /** What was live when the call read it: prices are read for it, and what is live need not be asked again. */
  readonly live?: LiveVersions;
}

type CareCodeType = (typeof careCodeTypes)[number];

const hospitalCharge: Words = { en: 'Hospital charge', es: 'Cargo del hospital' };
const physicianCharge: Words = { en: "Physician's charge", es: 'Honorarios médicos' };

const inHospitalsWords: Words = { en: 'Named in the hospital’s words.', es: 'Con el nombre que usa el hospital.' };

/** The id of a billed code outside the templates, such as `code-CPT-20610`. */
export function codeServiceId({ codeType, code }: Pick<ListedCode, 'codeType' | 'code'>): string {
  return `code-${codeType}-${code}`;
}

/** Reads such an id; null for the id of a template, or of nothing. */
export function readCodeServiceId(id: string): { codeType: CareCodeType; code: string } | null {
  const codeType = careCodeTypes.find((type) => id.startsWith(`code-${type}-`));
  const code = id.slice(`code-${codeType ?? ''}-`.length);
  return codeType === undefined || code === '' ? null : { codeType, code };
}

/**
 * A billed code as a service: the hospital's part, and the physician's, each where the file lists it. An MS-DRG is a stay,
 * so it is inpatient; physicians never bill by it and always bill beside it, so that their part is missing, not optional.
 */
export function serviceOfCode(codeType: CareCodeType, { code, description }: ListedCode): PricedService {
  const isStay = codeType === 'MS-DRG';
  const part = { code, codeType, units: 1, setting: isStay ? 'inpatient' : 'outpatient' } as const;
  const kinds = kindsOfCode(codeType, code);
  const { hospital, physician: ofPhysician } = kindsOfCare[kinds[0]];
  const physician = {
    ...part,
    id: 'physician',
    name: physicianCharge,
    fee: 'professional',
    serviceType: ofPhysician,
  } as const;
  return {
    id: codeServiceId({ codeType, code }),
    ...namesOfCode(codeType, code, description),
    ...(kinds.length > 1 ? { kinds } : {}),
    components: [
      { ...part, id: 'hospital', name: hospitalCharge, fee: 'facility', serviceType: hospital, optional: true },
      isStay ? physician : { ...physician, modifiers: ['26'], optional: true },
    ],
  };
}

/** A plain name, with the hospital's own words below it; or these words, said to be the hospital's. */
export function namesOfCode(
  codeType: string,
  code: string,
  description: string,
): Pick<PricedService, 'name' | 'nameLanguage' | 'description'> {
  const name = plainName(codeType, code, description);
  if (name === null)
    return { name: { en: description, es: description }, nameLanguage: 'en', description: inHospitalsWords };
  return {
    name,
    description: { en: `The hospital calls it “${description}”.`, es: `El hospital lo llama “${description}”.` },
  };
}

/** The service as a kind of care: its parts under the benefits of that kind. */
export function serviceOfKind<Service extends Pick<PricedService, 'components'>>(
  service: Service,
  kind: KindOfCareId,
): Service & Pick<PricedService, 'kinds'> {
  const { hospital, physician } = kindsOfCare[kind];
  const components = service.components.map((component) => ({
    ...component,
    serviceType: component.fee === 'facility' ? hospital : physician,
  }));
  return { ...service, components, kinds: [kind] };
}
