/**
 * Runs steps one after the other, each of them whatever became of those before (decision 107).
 *
 * @throws the error of the one that failed, once all have run; AggregateError of all errors where several did.
 */
export async function runEach(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(...errorsOf(error));
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps failed`);
  if (errors.length > 0) throw errors[0];
}

/** The errors of runEach, one by one; the error itself where it is another one. */
export function errorsOf(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors.flatMap(errorsOf) : [error];
}
