/**
 * Holds the presses of buttons on a page whose code is not there yet; the enter key in a field presses its form's button
 * too. Links work by themselves.
 *
 * @returns what lets presses through again, and presses the button that was pressed last meanwhile.
 */
export function holdPresses(): () => void {
  let held: HTMLButtonElement | null = null;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
  };
  document.addEventListener('click', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    const button = held;
    held = null;
    button?.click();
  };
}
