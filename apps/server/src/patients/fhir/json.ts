/** A JSON object whose content has not been validated. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or an empty one if the value is not an object. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects of a list; empty if the value is not a list. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The texts of a list that are not empty. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText).filter((text) => text !== '') : [];
}

/** Longer than any real name, number or address line. Longer texts are cut off. */
const MAX_TEXT_LENGTH = 500;

/** A text in one line, trimmed; '' if the value is not a text. */
export function asText(value: unknown): string {
  if (typeof value !== 'string') return '';
  // PostgreSQL texts cannot hold NUL.
  return value.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
}
