import type { Separators } from '../model/interchange.ts';

/** The separators that most senders use. */
export const usualSeparators: Separators = { element: '*', repetition: '^', component: ':', segment: '~' };

/** The roles of a character in a text. */
export const PLAIN = 0;
export const ENDS_ELEMENT = 1;
const ENDS_SEGMENT = 2;
/** Divides an element into repetitions or components. */
export const DIVIDES = 3;
export const FORBIDDEN = 4;

/** By character code below 128; characters above are plain. */
export type Roles = Uint8Array;

/** The roles of the characters under these separators. Control characters are forbidden unless they separate. */
export function rolesOf(separators: Separators): Roles {
  return isUsual(separators) ? usualRoles : makeRoles(separators);
}

function isUsual({ element, repetition, component, segment }: Separators): boolean {
  const usual = usualSeparators;
  return (
    element === usual.element &&
    repetition === usual.repetition &&
    component === usual.component &&
    segment === usual.segment
  );
}

function makeRoles({ element, repetition, component, segment }: Separators): Roles {
  const roles = new Uint8Array(128);
  roles.fill(FORBIDDEN, 0, 32);
  roles[127] = FORBIDDEN;
  roles[component.charCodeAt(0)] = DIVIDES;
  if (repetition !== null) roles[repetition.charCodeAt(0)] = DIVIDES;
  roles[element.charCodeAt(0)] = ENDS_ELEMENT;
  roles[segment.charCodeAt(0)] = ENDS_SEGMENT;
  return roles;
}

const usualRoles = makeRoles(usualSeparators);

/**
 * Why these four cannot be separators, or `null` if they can. A line end can only be the segment separator, because
 * line ends between segments mean nothing.
 */
export function separatorError(separators: Separators): string | null {
  if (isUsual(separators)) return null;
  const { element, repetition, component, segment } = separators;
  const all = [element, component, segment, ...(repetition === null ? [] : [repetition])];
  if (all.some((each) => each.length !== 1 || each >= '\x7f' || isValueCharacter(each))) {
    return 'a separator is a letter, a digit, a blank, or no single ASCII character';
  }
  if (new Set(all).size < all.length) return 'the separators are not all different';
  if (all.some((each) => each !== segment && isLineEnd(each.charCodeAt(0)))) {
    return 'a line end separates more than segments';
  }
  return null;
}

/** Letters, digits and blanks are part of values and cannot separate. */
export function isValueCharacter(character: string): boolean {
  return /^[A-Za-z0-9 ]$/.test(character);
}

/** Whether a text holds neither a separator nor a control character. */
export function isPlain(text: string, roles: Roles): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 128 && roles[code] !== PLAIN) return false;
  }
  return true;
}

export function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}
