import { readScreenTexts } from '../../apps/server/src/platform/settings/texts/screen-texts.ts';
import { ourTemplatesOf } from '../../apps/server/src/documents/messages/messages-of.ts';

/** Letters of English, each with what a language of its own has in its place: they can be read, and none is taken for ours. */
const pairs = 'aåå eéé iîî oøø uûû yý cç nñ sš tţ rŕ lļ dð AÅ EÉ IÎ OØ UÛ YÝ CÇ NÑ SŠ TŢ RŔ LĻ DÐ'.split(' ');
const letters = new Map(pairs.map(([letter, ...own]) => [letter, own.join('')]));

/** An own text of a language that nobody speaks: every text of ours in it, and longer by a third, as most languages are. */
export interface PseudoTexts {
  readonly screens: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, string>>;
}

/** Every text that a hospital can replace, for the file that `texts` of the settings names (docs/decisions/0208). */
export async function pseudoTexts(): Promise<PseudoTexts> {
  const screens = Object.keys((await readScreenTexts()) ?? {});
  const messages = Object.entries(ourTemplatesOf('en'));
  return {
    screens: Object.fromEntries(screens.map((english) => [english, pseudoText(english)])),
    messages: Object.fromEntries(messages.map(([place, text]) => [place, pseudoTemplate(text)])),
  };
}

/** A text of a screen (ICU MessageFormat): what is filled in, and what chooses between words, stays as it is. */
function pseudoText(text: string): string {
  return readWords(text, 0).written;
}

/** A text of the server, with `{0}` for what is filled in. */
function pseudoTemplate(text: string): string {
  return text.replaceAll(/\{\d+\}|[a-z]/gi, (each) => letters.get(each) ?? each);
}

interface Read {
  readonly written: string;
  /** Where the text goes on. */
  readonly at: number;
}

/** Words up to the brace that ends them, or to the end. */
function readWords(text: string, from: number): Read {
  let written = '';
  let at = from;
  while (at < text.length && text[at] !== '}') {
    const tag = /^<\/?\d+\/?>/.exec(text.slice(at))?.[0];
    if (tag !== undefined) {
      written += tag;
      at += tag.length;
    } else if (text[at] === '{') {
      const value = readValue(text, at);
      written += value.written;
      at = value.at;
    } else {
      const letter = text[at] ?? '';
      written += letters.get(letter) ?? letter;
      at += 1;
    }
  }
  return { written, at };
}

/** `{name}`, `{name, number}`, or a choice between words: `{count, plural, one {# day} other {# days}}`. */
function readValue(text: string, from: number): Read {
  let written = '{';
  let at = from + 1;
  while (at < text.length && text[at] !== '}') {
    if (text[at] !== '{') {
      written += text[at];
      at += 1;
      continue;
    }
    const words = readWords(text, at + 1);
    written += `{${words.written}}`;
    at = words.at + 1;
  }
  return { written: `${written}}`, at: at + 1 };
}
