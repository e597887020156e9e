import { defaultLanguage, type WrittenLanguage } from '@portico/contract';

/** A thing that several screens name: if the English text names it, the translation must use this word. */
type Term = Readonly<Record<WrittenLanguage, RegExp>>;

/** One name for one thing, so that a visitor never asks whether two words are two things. */
const glossary: readonly Term[] = [
  { en: /\bpasskeys?\b/i, es: /\bllaves? de acceso\b/i },
  { en: /\bsecurity key\b/i, es: /\bllave de seguridad\b/i },
  { en: /\bauthenticator app\b/i, es: /\baplicación de autenticación\b/i },
  { en: /\brecovery codes?\b/i, es: /\bcódigos? de recuperación\b/i },
  { en: /\btwo-step verification\b/i, es: /\bverificación en dos pasos\b/i },
  { en: /\b(?:add|choose|try) another way\b/i, es: /\botra opción\b/i },
  { en: /\bsecurity question\b/i, es: /\bpreguntas? de seguridad\b/i },
  { en: /\busername\b/i, es: /\bnombre de usuario\b/i },
  { en: /\bpasswords?\b/i, es: /\bcontraseñas?\b/i },
  { en: /\bdevices?\b/i, es: /\bdispositivos?\b/i },
  { en: /\btext message\b/i, es: /\bmensajes? de texto\b/i },
  { en: /\bemails?\b/i, es: /\bcorreos?\b/i },
  { en: /\bZIP code\b/i, es: /\bcódigo postal\b/i },
  { en: /\bhelp desk\b/i, es: /\bservicio de ayuda\b/i },
  { en: /\bemergency room\b/i, es: /\bsala de emergencias\b/i },
  { en: /\b(?:record|records)\b/i, es: /\b(?:expedientes?|registros|registrad[oa]|información)\b/i },
  { en: /\bestimates?\b/i, es: /\bestimaci(?:ón|ones)\b/i },
  { en: /\binsurances?\b(?! provider)/i, es: /\bseguros?\b(?! médico)/i },
  { en: /\bour locations\b/i, es: /\bcentros\b/i },
];

/** The terms of the glossary that a translation lacks; placeholders do not count. */
export function missedTerms(language: WrittenLanguage, message: string, translation: string): RegExp[] {
  const said = message.replaceAll(/\{\w+\}/g, '');
  return glossary
    .filter((term) => term[defaultLanguage].test(said) && !term[language].test(translation))
    .map((term) => term[language]);
}
