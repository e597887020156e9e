import { weakStems } from './lexicon.ts';
import { readTypedCode, type TypedCode } from './typed-code.ts';
import { type Understood, understand } from './understand.ts';

/** What a search asks for: a code, or words. */
export interface Search extends Understood {
  /** A code that was typed; the words are not looked at then. */
  readonly code: TypedCode | null;
  /** Where several things are asked for at once ("vitamin B12 and folate"): each of them. None where it is one. */
  readonly parts: readonly Understood[];
}

/** Of a search: more than so many things are no list of needs. */
const MAX_PARTS = 4;

const between = /\s*(?:[,;+]|\band\b|&|\by\b|\be\b|\btambién\b|\balso\b)\s*/iu;

/** Reads what somebody typed into the search. */
export function readSearch(input: string): Search {
  const written = input.split(between).filter((part) => part.trim() !== '');
  const parts = written.length > 1 && written.length <= MAX_PARTS ? written.map(understand) : [];
  return { ...understand(input), code: readTypedCode(input), parts: parts.every(isTelling) ? parts : [] };
}

/** "Type" and "screen" are no needs. */
function isTelling({ asked }: Understood): boolean {
  return asked.some(({ stems, isEveryday }) => isEveryday !== true && !stems.every((each) => weakStems.has(each)));
}
