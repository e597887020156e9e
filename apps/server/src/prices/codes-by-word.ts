/** For each word the codes that have it, while a version is indexed. */
export interface CodesByWord {
  /** @param code not below those of the word that were added before. One that it has already is not added again. */
  add(word: string, code: number): void;
  /** Each word with its codes, in the order in which they were added; the words in that of the index, which then grows at its end. */
  entries(): Iterable<readonly [word: string, codes: readonly number[]]>;
}

/** The codes of a word: the position of the last one, and how many there are. */
interface Chain {
  last: number;
  length: number;
}

const FIRST_CAPACITY = 64 * 1024;

/** No position: the first code of a word. */
const NONE = -1;

/**
 * A file of a gigabyte has a million pairs of word and code. They stand in two lists of numbers, each pair with the position of the one
 * before of the same word, and not in a list for each word, which takes several times the memory (decision 125).
 */
export function createCodesByWord(): CodesByWord {
  const chains = new Map<string, Chain>();
  let codes = new Int32Array(FIRST_CAPACITY);
  let before = new Int32Array(FIRST_CAPACITY);
  let length = 0;

  function codesOf({ last, length: count }: Chain): readonly number[] {
    const found = Array.from({ length: count }, () => 0);
    let at = last;
    for (let place = count - 1; place >= 0; place -= 1) {
      found[place] = codes[at] ?? 0;
      at = before[at] ?? NONE;
    }
    return found;
  }

  return {
    add(word, code) {
      const chain = chains.get(word);
      if (chain !== undefined && codes[chain.last] === code) return;
      if (length === codes.length) [codes, before] = [doubled(codes), doubled(before)];
      codes[length] = code;
      before[length] = chain?.last ?? NONE;
      if (chain === undefined) chains.set(word, { last: length, length: 1 });
      else {
        chain.last = length;
        chain.length += 1;
      }
      length += 1;
    },
    *entries() {
      for (const word of [...chains.keys()].toSorted()) {
        const chain = chains.get(word);
        if (chain !== undefined) yield [word, codesOf(chain)];
      }
    },
  };
}

function doubled(list: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * list.length);
  larger.set(list);
  return larger;
}
