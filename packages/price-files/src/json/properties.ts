/**
 * Characters of a pointer, far more than one of the template has. A longer one is of a file that was made to do harm: each
 * value would repeat all keys around it, and a file of some kilobytes become gigabytes.
 */
const MAX_POINTER = 200;

/** The properties of a JSON document. */
export interface Properties {
  /** Offset of each property's key, by its RFC 6901 pointer. Those with a pointer of more than 200 characters are passed over. */
  offsets: ReadonlyMap<string, number>;
  /** Offset of each element of a list that is a property of the document itself, by its pointer. */
  elements: ReadonlyMap<string, number>;
  /**
   * Properties whose key stands in their object before: JSON.parse would take the last one without a word. A pointer of more
   * than 200 characters is cut.
   */
  repeated: readonly { pointer: string; at: number }[];
}

interface Level {
  pointer: string;
  /** The next index of a list; undefined in an object. */
  index: number | undefined;
  /** Of an object, so far. */
  keys: Set<string>;
}

/** Finds the properties of a text that JSON.parse has accepted, an object or a list. */
export function findProperties(text: string): Properties {
  const offsets = new Map<string, number>();
  const elements = new Map<string, number>();
  const repeated: { pointer: string; at: number }[] = [];
  const levels: Level[] = [];
  /** The pointer of the value that comes next, and the last string, which is a key if a colon follows. */
  let next = '';
  let key = { token: '""', at: 0 };
  const addElement = (behind: number): void => {
    if (levels.length !== 2 || levels[0]?.index !== undefined || next.length > MAX_POINTER) return;
    let at = behind;
    while (isSpace(text.charCodeAt(at))) at += 1;
    if (text[at] !== ']') elements.set(next, at);
  };
  const tokens = /["{}[\],:]/g;
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const { 0: token, index: at } = found;
    const level = levels.at(-1);
    if (token === '"') {
      const end = endOfString(text, at);
      key = { token: text.slice(at, end), at };
      tokens.lastIndex = end;
    } else if (token === '{' || token === '[') {
      const isList = token === '[';
      levels.push({ pointer: next, index: isList ? 0 : undefined, keys: new Set() });
      if (isList) {
        next = pointerTo(next, '0');
        addElement(at + 1);
      }
    } else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level?.index !== undefined) {
      level.index += 1;
      next = pointerTo(level.pointer, String(level.index));
      addElement(at + 1);
    } else if (token === ':' && level !== undefined) {
      const name = String(JSON.parse(key.token));
      next = pointerTo(level.pointer, name);
      if (level.keys.has(name)) repeated.push({ pointer: next, at: key.at });
      else if (next.length <= MAX_POINTER) offsets.set(next, key.at);
      level.keys.add(name);
    }
  }
  return { offsets, elements, repeated };
}

/**
 * The offset behind the closing quote of a string. A regular expression for a whole string would run out of stack on one
 * of some megabytes.
 */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return text.length;
}

/** RFC 8259, section 2. */
function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

/** The pointer of a value; behind one that is too long, that of a value around it. */
function pointerTo(around: string, step: string): string {
  return around.length > MAX_POINTER ? around : `${around}/${escapeStep(step.slice(0, MAX_POINTER))}`;
}

/** RFC 6901, section 3. */
function escapeStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
