import { type Language, languageOfTag } from '@portico/contract';
import { asObject, asText, type JsonObject, objectsOf } from './json.ts';

/**
 * The language in which the hospital writes to a Patient: the first of those they prefer that the portal has, else the
 * first of the others (R4, Patient.communication); null if it has none of them.
 */
export function readLanguage(communication: unknown): Language | null {
  const spoken = objectsOf(communication);
  const preferred = spoken.filter((each) => each['preferred'] === true);
  return [...preferred, ...spoken].map(languageOf).find((language) => language !== undefined) ?? null;
}

function languageOf({ language }: JsonObject): Language | undefined {
  const codes = objectsOf(asObject(language)['coding']).map(({ code }) => asText(code));
  return codes.map((code) => languageOfTag(code)).find((found) => found !== undefined);
}
