/**
 * What a step hands to the next, such as its ticket. It lives as long as the page's scripts: in the address, the
 * history or on disk it could outlast the person at a shared computer. Only the ticket of a new password is in the
 * history, since a reload must not lose what came by mail (`router/token-note.ts`; docs/decisions/0025).
 */
export interface FlowMemory<T> {
  readonly save: (value: T) => void;
  readonly recall: () => T | undefined;
  readonly forget: () => void;
}

export function flowMemory<T>(): FlowMemory<T> {
  let saved: T | undefined;
  return {
    save: (value) => {
      saved = value;
    },
    recall: () => saved,
    forget: () => {
      saved = undefined;
    },
  };
}
