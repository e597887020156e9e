/** The characters that part a message, as its header names them (MSH-1 and MSH-2); '' for one that the sender does not use. */
export interface Encoding {
  readonly field: string;
  readonly component: string;
  readonly repetition: string;
  readonly escape: string;
  readonly subcomponent: string;
}

/** Those that HL7 recommends (v2.5.1, 2.5.4), by which this package writes. */
export const usualEncoding: Encoding = { field: '|', component: '^', repetition: '~', escape: '\\', subcomponent: '&' };

/**
 * A value with its escape sequences read (v2.5.1, 2.7): the five separators, hexadecimal data, and the line breaks of formatted text. Sequences that mark
 * highlighting or indents are left out; what is no sequence stays as it stands.
 */
export function unescape(text: string, encoding: Encoding): string {
  const { escape } = encoding;
  if (escape === '' || !text.includes(escape)) return text;
  const parts = text.split(escape);
  let read = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const value = at + 1 < parts.length ? valueOf(part, encoding) : undefined;
    // No sequence: the mark stands for itself, and may begin one further on.
    read += value === undefined ? `${escape}${part}` : `${value}${parts[(at += 1)] ?? ''}`;
  }
  return read;
}

function valueOf(sequence: string, encoding: Encoding): string | undefined {
  const separators: Readonly<Record<string, string>> = {
    F: encoding.field,
    S: encoding.component,
    T: encoding.subcomponent,
    R: encoding.repetition,
    E: encoding.escape,
    '.br': '\n',
    H: '',
    N: '',
  };
  if (Object.hasOwn(separators, sequence)) return separators[sequence];
  if (/^X(?:[\dA-Fa-f]{2})+$/.test(sequence)) {
    const bytes = Uint8Array.from(sequence.slice(1).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    return new TextDecoder().decode(bytes);
  }
  return /^\.(?:sp|in|ti|sk|fi|nf|ce)[+\d]*$/.test(sequence) ? '' : undefined;
}

const sequences: Readonly<Record<string, string>> = {
  '\\': '\\E\\',
  '|': '\\F\\',
  '^': '\\S\\',
  '&': '\\T\\',
  '~': '\\R\\',
  '\r': '\\X0D\\',
  '\n': '\\.br\\',
};

/** A value as it may stand in a message of the usual encoding, whatever is in it. */
export function escaped(text: string): string {
  return text.replace(/[\\|^&~\r\n]/g, (character) => sequences[character] ?? '');
}
