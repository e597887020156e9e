import { type Language, textOf } from '@portico/contract';
import { findTemplate } from '../../catalogue/index.ts';

/** What a service is called where the catalogue has it; its id, which has the billed code, where it has not. */
export function serviceName(id: string, language: Language): string {
  return textOf(findTemplate(id)?.name, language) ?? id;
}
