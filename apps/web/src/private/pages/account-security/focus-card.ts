/** Moves focus to the title of the card that a control stands in, before the control goes. */
export function focusCardOf(control: HTMLElement): void {
  control.closest('.card')?.querySelector<HTMLElement>('.card-title')?.focus({ preventScroll: true });
}
