import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { closestMatch } from 'leven';
import { placeholdersOf } from './placeholders.ts';
import type { ScreenTexts } from './screen-texts.ts';

/**
 * Compiles a hospital's own texts of screens. Each must stand on a screen, and keep the places that the portal fills in.
 *
 * @param file as errors name it.
 * @param known the texts of the web app; null where it is not built.
 * @returns by the id that the web app has for the text.
 */
export function checkScreens(
  file: string,
  texts: Readonly<Record<string, string>>,
  errors: string[],
  known: ScreenTexts | null,
): Record<string, unknown> {
  const entries = Object.entries(texts);
  if (entries.length === 0) return {};
  if (known === null) {
    errors.push(`${file}: screens: the web app is not built, so that its texts cannot be compared. Build it first.`);
    return {};
  }
  const compiled: Record<string, unknown> = {};
  for (const [english, own] of entries) {
    const place = `${file}: screens: "${english}"`;
    if (!Object.hasOwn(known, english)) {
      const near = closestMatch(english, Object.keys(known), { maxDistance: english.length / 2 });
      const meant = near === undefined ? '' : ` Is "${near}" meant?`;
      errors.push(`${place} is on no screen.${meant} \`portico texts list\` shows those that are.`);
      continue;
    }
    try {
      const [wanted, found] = [placeholdersOf(english), placeholdersOf(own)];
      if (wanted.join(' ') === found.join(' ')) compiled[generateMessageId(english)] = compileMessageOrThrow(own);
      else errors.push(`${place} has ${listed(wanted)} to be filled in, and yours has ${listed(found)}.`);
    } catch {
      errors.push(`${place}: yours has a brace or a plural that does not end.`);
    }
  }
  return compiled;
}

function listed(placeholders: readonly string[]): string {
  return placeholders.length === 0 ? 'nothing' : placeholders.join(', ');
}
