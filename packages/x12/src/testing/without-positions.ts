import type { Interchange, Transaction } from '../model/interchange.ts';

/** Sets the positions of a 271 to 0, as before writing. The positions in a 999 are part of its content. */
export function withoutPositions(interchanges: readonly Interchange[]): readonly Interchange[] {
  return interchanges.map((interchange) => ({
    ...interchange,
    groups: interchange.groups.map((group) => ({
      ...group,
      transactions: group.transactions.map((each) => (each.kind === '271' ? zeroed(each) : each)),
    })),
  }));
}

function zeroed(transaction: Transaction): Transaction {
  const text = JSON.stringify(transaction, (key, value: unknown) => (key === 'position' ? 0 : value));
  return JSON.parse(text) as Transaction;
}
