import { useLingui } from '@lingui/react/macro';
import { readPhoneOnFile } from '@portico/rules';
import './words.ts';

/** What is wrong with the typed number, in the words of spec §5; undefined if nothing is. */
export function usePhoneMessage(): (typed: string, lastFour: string) => string | undefined {
  const { t } = useLingui();
  return (typed, lastFour) => {
    if (typed.trim() === '') return t`Enter the phone number that ends in ${lastFour}`;
    const read = readPhoneOnFile(typed, lastFour);
    if (!('fault' in read)) return undefined;
    return {
      digits: t`The phone number does not contain the correct number of digits.`,
      characters: t`Some of the characters, excluding the delimiters and the extension, are non-numeric.`,
      invalid: t`Invalid phone number`,
      another: t`Enter the number that ends in ${lastFour}: we can send a code to no other`,
    }[read.fault];
  };
}
