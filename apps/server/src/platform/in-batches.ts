interface Waiting<Input, Output> {
  readonly input: Input;
  readonly resolve: (output: Output) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Callers at the same time share one statement: what arrives while one runs waits for the next, which is for all of them. Alone, a
 * caller waits for nobody.
 *
 * @param ask one output for each input, in their order. What it throws, each of these callers gets.
 * @param most inputs of one statement.
 */
export function inBatches<Input, Output>(
  ask: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  most: number,
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = [];
  let isRunning = false;

  async function askAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const outputs = await ask(batch.map(({ input }) => input));
        for (const [at, { resolve }] of batch.entries()) resolve(outputs[at] as Output);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isRunning) void askAll();
    });
}

/** The same of a read of a database, or of a transaction in its place: callers of one of them share statements. */
export function readInBatches<Source extends object, Input, Output>(
  read: (source: Source, inputs: readonly Input[]) => Promise<readonly Output[]>,
  most: number,
): (source: Source, input: Input) => Promise<Output> {
  const bySource = new WeakMap<Source, (input: Input) => Promise<Output>>();
  return (source, input) => {
    const known = bySource.get(source) ?? inBatches((inputs: readonly Input[]) => read(source, inputs), most);
    bySource.set(source, known);
    return known(input);
  };
}
