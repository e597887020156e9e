import type { Words } from '@portico/contract';
import type { RateGroup } from '@portico/estimate';
import type { ServiceTypeCode } from './service-type-codes.ts';
import type { Specialty } from './specialties.ts';

/** The picture of a category in the web app (`imageClassFor`, spec §2 "chosen by category-name keywords"). */
export type ImageClass =
  | 'common'
  | 'visit'
  | 'emergency'
  | 'prevention'
  | 'vaccines'
  | 'lab'
  | 'infections'
  | 'x-rays'
  | 'ultrasound'
  | 'imaging'
  | 'birth'
  | 'women'
  | 'bones'
  | 'therapy'
  | 'heart'
  | 'lungs'
  | 'digestive'
  | 'urinary'
  | 'skin'
  | 'senses'
  | 'nerves'
  | 'mind'
  | 'cancer'
  | 'treatments'
  | 'surgery'
  | 'stays'
  | 'other';

/** A kind of care that patients browse by (spec §3 "Service category"). */
export type ServiceCategory = { id: string; name: Words; description: Words; imageClass: ImageClass };

/**
 * One billed part of a service.
 *
 * `alternates` are codes that replace `code`, in order, if the price file has no price for `code`.
 * `modifiers` must all be on the charge ('26': only a physician's reading).
 * Only some locations bill `optional` parts: without a price in the file the part is left out, and this is no pricing
 * failure.
 * `days` is the usual length of a stay; only stays have it.
 * `rateGroups` are groups by which insurers may pay for the code: its APC.
 */
export type ServiceComponent = {
  id: string;
  name: Words;
  code: string;
  codeType: 'CPT' | 'HCPCS' | 'MS-DRG';
  alternates?: readonly string[];
  fee: 'facility' | 'professional';
  modifiers?: readonly string[];
  units: number;
  setting: 'outpatient' | 'inpatient';
  serviceType: ServiceTypeCode;
  optional?: true;
  days?: number;
  rateGroups?: readonly RateGroup[];
};

/**
 * A consumer's service (45 CFR 180.60 "shoppable service"): what a patient looks for, and the components that are
 * billed for it.
 *
 * `common` puts it on the 'Common Services' tile. `specialty` is set if the patient chooses a doctor: the choices are
 * the location's providers of that specialty.
 */
export type ServiceTemplate = {
  id: string;
  category: string;
  common: boolean;
  name: Words;
  description: Words;
  synonyms: { en: readonly string[]; es: readonly string[] };
  specialty?: Specialty;
  components: readonly ServiceComponent[];
};
