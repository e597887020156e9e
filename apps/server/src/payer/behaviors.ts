/** How a response fails, or is delayed. A late response has the benefits of ACTIVE. */
export interface Behavior {
  /** Seconds before the response; Infinity for one that never comes. */
  waits: number;
  says: 'benefits' | 'html' | 'half' | '999' | 'TA1' | 'failure' | 'nothing';
}

/** By the prefix of the member number. */
export const behaviors: Readonly<Record<string, Behavior>> = {
  SLOW: { waits: 8, says: 'benefits' },
  LATE: { waits: 60, says: 'benefits' },
  SILENT: { waits: Number.POSITIVE_INFINITY, says: 'nothing' },
  GARBAGE: { waits: 0, says: 'html' },
  TORN: { waits: 0, says: 'half' },
  ACK999: { waits: 0, says: '999' },
  TA1: { waits: 0, says: 'TA1' },
  DOWN: { waits: 0, says: 'failure' },
  CLOSED: { waits: 0, says: 'nothing' },
};
