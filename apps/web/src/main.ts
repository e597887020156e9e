import { holdPresses } from './start/held-presses.ts';
import { isDrawn, takeScripts, untilFirstPicture } from './start/drawn-page.ts';

/**
 * The entry for who is signed out. It is small: a page that the server has drawn is shown before anything else loads
 * (issue 14, point 7; docs/decisions/0143), and what is pressed meanwhile is done once React has taken it over.
 */
const drawn = isDrawn();
const release = drawn ? holdPresses() : undefined;
if (drawn) {
  await untilFirstPicture();
  takeScripts();
}
const { startSignedOut } = await import('./signed-out.tsx');
await startSignedOut(release);
