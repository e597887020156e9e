import { useLingui } from '@lingui/react/macro';
import type { NameRule } from '@portico/rules';
import './words.ts';

/** What is said of a name, by the hospital's rule for names (spec §5, decision 57). */
export function useNameMessages(rule: NameRule): Readonly<Record<'characters' | 'length', string>> {
  const { t } = useLingui();
  const characters = {
    specification: t`Leave out hyphens, apostrophes and dots: use letters and spaces only. We find you all the same.`,
    asWritten: t`Use letters and spaces, and hyphens, apostrophes or dots as in Nuñez-Ortiz, O’Brien or St. John`,
  };
  return { characters: characters[rule], length: t`A name can have up to 60 letters` };
}
