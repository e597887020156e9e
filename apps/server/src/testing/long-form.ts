/** Whether it is `npm run test:long` that runs: what is left out of the gate for its time runs too (docs/decisions/0187). */
export const isLongForm = process.env['TEST_FORM'] === 'long';
