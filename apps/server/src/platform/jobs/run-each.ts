/**
 * Runs steps one after the other, each of them whatever became of those before (decision 107).
 *
 * @throws the first error, once all have run.
 */
export async function runEach(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
