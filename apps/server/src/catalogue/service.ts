import type { Words } from '@portico/contract';
import type { Specialty } from './specialties.ts';
import type { ServiceComponent, ServiceTemplate } from './types.ts';

/** What is said of a service. `synonyms` are the other words that people use for this service, divided by commas. */
export type ServiceTexts = { name: Words; description: Words; synonyms: Words };

/** Makes the services of a category, each with what is billed for it and what is said of it. */
export const servicesOf =
  (category: string) =>
  (
    id: string,
    components: readonly ServiceComponent[],
    { synonyms, ...rest }: ServiceTexts & { common?: true; specialty?: Specialty },
  ): ServiceTemplate => ({
    common: false,
    ...rest,
    id,
    category,
    synonyms: { en: synonyms.en.split(', '), es: synonyms.es.split(', ') },
    components,
  });
