import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { asksOfEveryMachine } from '../platform/db/testing/asks-of-every-machine.ts';
import { knownCrossings } from '../platform/db/testing/known-crossings.ts';
import { currentTrace } from '../platform/telemetry/trace.ts';

const compiler = new PostgresQueryCompiler();
/** What each statement asks that it may not: a worker's test files make many of them again. */
const judged = new Map<string, readonly string[]>();

/** Looks at every statement of a call, and not at those of jobs and of the tests themselves. */
export interface StatementWatch {
  readonly plugin: KyselyPlugin;
  /** @throws Error with each statement that misses the column by which a table would be spread (issue 16, point 5). */
  settle(): void;
}

export function watchStatements(): StatementWatch {
  const missed = new Set<string>();
  return {
    plugin: {
      transformQuery: ({ node, queryId }) => {
        if (currentTrace()?.kind !== 'request') return node;
        const { sql } = compiler.compileQuery(node, queryId);
        for (const each of judge(sql)) missed.add(`${each}: ${sql}`);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    settle: () => {
      if (missed.size > 0) throw new Error(`Would ask every machine (docs/decisions/0140):\n${[...missed].join('\n')}`);
    },
  };
}

function judge(sql: string): readonly string[] {
  const known = judged.get(sql);
  if (known !== undefined) return known;
  const found = asksOfEveryMachine(sql).filter((each) => !(each in knownCrossings));
  judged.set(sql, found);
  return found;
}
