import { entryOf, type Language, type WrittenLanguage } from '@portico/contract';

/** The words of the numbers from two on; in Spanish they are alike for both genders. */
const words: Readonly<Record<WrittenLanguage, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};

/** A number as it is written in a sentence: up to twelve in words, and in digits from there on. */
export function numberWord(number: number, language: Language): string {
  return entryOf(words, language)[number - 2] ?? String(number);
}
