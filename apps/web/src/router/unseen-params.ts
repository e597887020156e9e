/** Parameters of states that say what somebody is worried about. */
export interface UnseenParams {
  readonly search?: string;
}

/**
 * Parts the parameters of a state from what stands in the entry of the history and not in the address: a search says what
 * somebody fears, and addresses are seen over a shoulder, copied, and written into logs. "Back" and a reload find it there as well.
 */
export function partUnseen<Params extends object>(
  params: Params | undefined,
): { seen: Params | undefined; unseen: UnseenParams | undefined } {
  const { search, ...seen } = { ...params } as Params & { search?: unknown };
  if (typeof search !== 'string') return { seen: params, unseen: undefined };
  return { seen: seen as Params, unseen: search === '' ? undefined : { search } };
}

/** Reads these parameters from the state of an entry of the history. */
export function readUnseen(note: unknown): UnseenParams {
  const search = (note as { search?: unknown } | null)?.search;
  return typeof search === 'string' ? { search } : {};
}
