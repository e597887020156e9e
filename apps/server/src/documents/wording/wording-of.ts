import type { Language } from '@portico/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Wording } from './wording.ts';

const wordings: Readonly<Record<Language, Wording>> = { en, es };

export function wordingOf(language: Language): Wording {
  return wordings[language];
}
