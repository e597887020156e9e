import type { Language } from '@portico/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import type { ServerMessages } from './server-messages.ts';

const messagesByLanguage: Readonly<Record<Language, ServerMessages>> = { en, es };

export function messagesOf(language: Language): ServerMessages {
  return messagesByLanguage[language];
}
