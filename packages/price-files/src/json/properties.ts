/** The properties of a JSON document. */
export interface Properties {
  /** Offset of each property's key, by its RFC 6901 pointer. */
  offsets: ReadonlyMap<string, number>;
  /** Properties whose key stands in their object before: JSON.parse would take the last one without a word. */
  repeated: readonly { pointer: string; at: number }[];
}

interface Level {
  pointer: string;
  /** The next index of a list; undefined in an object. */
  index: number | undefined;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/** Finds the properties of a text that JSON.parse has accepted, an object or a list. */
export function findProperties(text: string): Properties {
  const offsets = new Map<string, number>();
  const repeated: { pointer: string; at: number }[] = [];
  const levels: Level[] = [];
  /** The pointer of the value that comes next, and the last string, which is a key if a colon follows. */
  let next = '';
  let key = { token: '""', at: 0 };
  for (const { 0: token, index: at } of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      const isList = token === '[';
      levels.push({ pointer: next, index: isList ? 0 : undefined });
      if (isList) next = `${next}/0`;
    } else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level?.index !== undefined) {
      level.index += 1;
      next = `${level.pointer}/${level.index}`;
    } else if (token === ':' && level !== undefined) {
      next = `${level.pointer}/${escapeStep(String(JSON.parse(key.token)))}`;
      if (offsets.has(next)) repeated.push({ pointer: next, at: key.at });
      else offsets.set(next, key.at);
    } else if (token.startsWith('"')) key = { token, at };
  }
  return { offsets, repeated };
}

/** RFC 6901, section 3. */
function escapeStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
