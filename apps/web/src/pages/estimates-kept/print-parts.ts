import { printPage } from '../../native/print-page.ts';

/** A class of the document: what is printed is the card alone. */
const CARD_ALONE = 'prints-card';

export function printWhole(): void {
  document.documentElement.classList.remove(CARD_ALONE);
  printPage();
}

/** The class stays: the hospital's app prints later, and whoever prints the page does it by its own button. */
export function printCard(): void {
  document.documentElement.classList.add(CARD_ALONE);
  addEventListener('afterprint', () => document.documentElement.classList.remove(CARD_ALONE), { once: true });
  printPage();
}
