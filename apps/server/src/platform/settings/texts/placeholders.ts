import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * What the portal fills into a text (ICU MessageFormat): values as `{name}`, and the elements around words as `<0>`. Sorted, each once: a
 * translation may say a name in every form of a plural.
 *
 * @throws Error where the text is not well-formed.
 */
export function placeholdersOf(text: string): string[] {
  const found = new Set<string>();
  collect(compileMessageOrThrow(text), found);
  return [...found].toSorted();
}

function collect(message: CompiledMessage | string, found: Set<string>): void {
  if (typeof message === 'string') {
    for (const [, tag] of message.matchAll(/<\/?(\d+)\/?>/g)) found.add(`<${tag}>`);
    return;
  }
  for (const token of message) {
    if (typeof token === 'string') {
      collect(token, found);
      continue;
    }
    const [name, , format] = token;
    // Within a plural, `#` is the number that stands there already.
    if (name !== '#') found.add(`{${name}}`);
    if (typeof format !== 'object' || format === null) continue;
    for (const choice of Object.values(format)) {
      if (typeof choice === 'string' || Array.isArray(choice)) collect(choice, found);
    }
  }
}
