import { findWritten, languages, type WrittenLanguage } from '@portico/contract';
import { UsageError } from './command.ts';

/**
 * The language that `--language` names.
 *
 * @param given what stands behind it; undefined where it is left out.
 * @throws UsageError for another one than the code has.
 */
export function readLanguageOption(given: string | boolean | undefined): WrittenLanguage | undefined {
  if (given === undefined) return undefined;
  const language = typeof given === 'string' ? findWritten(given) : undefined;
  if (language === undefined) throw new UsageError(`--language must be one of: ${languages.join(', ')}.`);
  return language;
}
