import type { Words } from '@portico/contract';
import type { ServiceTypeCode } from './service-type-codes.ts';
import type { Specialty } from './specialties.ts';

/** Which picture the web app shows for a category (`imageClassFor`, spec §2 "chosen by category-name keywords"). */
export type ImageClass =
  | 'common'
  | 'visit'
  | 'prevention'
  | 'imaging'
  | 'lab'
  | 'birth'
  | 'bones'
  | 'heart'
  | 'digestive'
  | 'senses'
  | 'surgery'
  | 'mind'
  | 'other';

/** A kind of care that patients browse by (spec §3 "Service category"). */
export type ServiceCategory = { id: string; name: Words; description: Words; imageClass: ImageClass };

/**
 * One billed part of a service.
 *
 * `alternates` are codes that stand for `code`, in order, where the price file does not price `code`.
 * `modifiers` must all stand on the charge ('26': a physician's reading alone).
 * `optional` parts are billed by some locations only: where the file does not price one, it is left out and is no
 * pricing failure.
 * `days` is how long such a stay usually is; only stays have it.
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
};

/**
 * A consumer's service (45 CFR 180.60 "shoppable service"): what a patient looks for, and the components that are billed for it.
 *
 * `common` puts it on the 'Common Services' tile. `specialty` is set where the patient chooses a doctor: providers of
 * that specialty at the location are offered.
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
