/** Moves focus to the title of the card around a control, before the control disappears. */
export function focusCardOf(control: HTMLElement): void {
  control.closest('.card')?.querySelector<HTMLElement>('.card-title')?.focus({ preventScroll: true });
}

/** Moves focus to the title of the dialog around an element. */
export function focusDialogOf(element: HTMLElement): void {
  element.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
}
