type Close = () => Promise<void>;

/** What was opened one after the other, and is closed in reverse order: at the end, or where the start fails. */
export interface Opened {
  add(close: Close): void;
  closeAll(): Promise<void>;
}

export function closeInReverse(): Opened {
  const opened: Close[] = [];
  return {
    add: (close) => void opened.push(close),
    closeAll: async () => {
      for (const close of opened.splice(0).toReversed()) await close();
    },
  };
}
