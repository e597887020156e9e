import { runSideBySide, staticSteps } from './steps.ts';

/** `npm run check`: format, lint, types, walls, dead code and translations. */
const failed = await runSideBySide(staticSteps);
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
