/** Moves the focus to the summary of errors, if there is one, and from its links to the fields. */
export function showErrors(): void {
  const errors = document.querySelector<HTMLElement>('#faults');
  errors?.focus();
  // A link within a page moves the reading position, but not the cursor.
  errors?.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(event.target.hash)?.focus();
  });
}
