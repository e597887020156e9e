import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

/** Records what one piece of work asks of the database, and not what the server asks meanwhile of itself, as every two seconds whether staff announce anything. */
export interface RecordedStatements {
  /** For the database of the server. */
  readonly plugin: KyselyPlugin;
  /** The kinds of the statements of this work, in their order, beside its result. */
  of<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>;
}

export function recordStatements(): RecordedStatements {
  const recording = new AsyncLocalStorage<string[]>();
  return {
    plugin: {
      transformQuery: ({ node }) => {
        recording.getStore()?.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    async of(work) {
      const statements: string[] = [];
      return { result: await recording.run(statements, work), statements: [...statements] };
    },
  };
}
