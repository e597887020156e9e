import { runStep, staticSteps } from './steps.ts';

/** `npm run check`: format, lint, types, walls, dead code and translations. */
const failed: string[] = [];
for (const step of staticSteps) if (!(await runStep(step))) failed.push(step.name);
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
