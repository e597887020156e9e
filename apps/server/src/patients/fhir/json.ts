/** A JSON object whose content nobody vouches for. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object to read properties of; an empty one when the value is none. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects of a list; none when the value is no list. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The texts of a list that hold something. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText).filter((text) => text !== '') : [];
}

/** Longer than any name, number or line of an address: what is longer is cut off. */
const LONGEST = 500;

/** A text in one line without blanks around it; '' when the value is none. */
export function asText(value: unknown): string {
  if (typeof value !== 'string') return '';
  // NUL is no character of a PostgreSQL text.
  return value.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}
