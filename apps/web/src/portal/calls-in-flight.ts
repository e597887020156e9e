import { showsSpinner, SPINNER_AFTER_MS, SPINNER_HIDE_CHECK_MS } from '@portico/contract';

/** Calls under way for which a spinner is shown. Each ends by the loading time-out at the latest. */
let slowCalls = 0;
let onSlowCall = () => {};

/** Counts a call that begins, and returns the function to run when it ends. */
export function countCall(path: string): () => void {
  if (!showsSpinner(path)) return () => {};
  slowCalls += 1;
  onSlowCall();
  return () => {
    slowCalls -= 1;
  };
}

/**
 * Reports when the spinner should appear and disappear: it appears after half a second, and disappears when none of the
 * calls is under way, so that it does not flicker between two calls.
 *
 * @returns a function that stops the watch.
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
