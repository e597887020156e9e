import type { Language } from '@portico/contract';

/** Path of the public pages of services. */
export const SERVICES_PATH = '/services';

/** Path of the list of all services in a language. */
export function servicesPath(language: Language): string {
  return `${SERVICES_PATH}/${language}`;
}

/** Path of a service's public page: search engines need an address for each language. */
export function servicePagePath(language: Language, id: string): string {
  return `${servicesPath(language)}/${id}`;
}
