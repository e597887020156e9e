/** Moves focus to the title of the card that a control stands in, before the control goes. */
export function focusCardOf(control: HTMLElement): void {
  control.closest('.card')?.querySelector<HTMLElement>('.card-title')?.focus({ preventScroll: true });
}

/** Moves focus to the title of the dialog that something stands in. */
export function focusDialogOf(element: HTMLElement): void {
  element.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
}
