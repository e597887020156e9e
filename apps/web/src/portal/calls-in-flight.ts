import { showsSpinner, SPINNER_AFTER_MS, SPINNER_HIDE_CHECK_MS } from '@portico/contract';

/** Calls under way for which a spinner shows. Each ends by the loading time-out at the latest. */
let slowCalls = 0;
let onSlowCall = () => {};

/** Counts a call that begins, and gives back what to do when it is over. */
export function countCall(path: string): () => void {
  if (!showsSpinner(path)) return () => {};
  slowCalls += 1;
  onSlowCall();
  return () => {
    slowCalls -= 1;
  };
}

/**
 * Tells when the spinner is to show and when it may go: it comes after half a second, and goes when none of its calls is
 * under way any more, so that it does not flicker between one call and the next.
 *
 * @returns what stops the watch.
 */
export function watchSlowCalls(show: (isShown: boolean) => void): () => void {
  let coming: ReturnType<typeof setTimeout> | undefined;
  let going: ReturnType<typeof setInterval> | undefined;
  const hideWhenOver = () => {
    if (slowCalls > 0) return;
    clearInterval(going);
    coming = undefined;
    show(false);
  };
  const showWhenSlow = () => {
    if (slowCalls > 0) show(true);
    going = setInterval(hideWhenOver, SPINNER_HIDE_CHECK_MS);
  };
  onSlowCall = () => {
    coming ??= setTimeout(showWhenSlow, SPINNER_AFTER_MS);
  };
  return () => {
    clearTimeout(coming);
    clearInterval(going);
    onSlowCall = () => {};
  };
}
