import { buildSteps, runStep } from './steps.ts';

/** `npm run pictures`: builds the web app, and draws the pictures of the README from the demonstration as it is now. */
const drawStep = { name: 'pictures of the README', command: ['vitest', 'run', '--project', 'pictures'] } as const;
for (const step of [...buildSteps, drawStep]) {
  if (!(await runStep(step))) process.exit(1);
}
