import { readTypedCode, type TypedCode } from './typed-code.ts';
import { type Understood, understand } from './understand.ts';

/** What a search asks for: a code, or words. */
export interface Search extends Understood {
  /** A code that was typed; the words are not looked at then. */
  readonly code: TypedCode | null;
}

/** Reads what somebody typed into the search. */
export function readSearch(input: string): Search {
  return { ...understand(input), code: readTypedCode(input) };
}
