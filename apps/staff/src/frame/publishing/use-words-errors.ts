import { useLingui } from '@lingui/react/macro';
import { useNumbers } from '../../formats/use-numbers.ts';

/** What is wrong with words that are published, by how many characters they have. */
export interface WordsErrors {
  /** In a language that must have them. */
  readonly required: (length: number) => string | undefined;
  /** In one that may be left out. */
  readonly optional: (length: number) => string | undefined;
}

/** @param limit how many characters they may have. */
export function useWordsErrors(limit: number): WordsErrors {
  const { t } = useLingui();
  const { count } = useNumbers();
  const optional = (length: number): string | undefined => {
    const [most, has] = [count(limit), count(length)];
    return length > limit ? t`It may have ${most} characters, and has ${has}.` : undefined;
  };
  return { optional, required: (length) => (length === 0 ? t`Write it in this language, too.` : optional(length)) };
}
