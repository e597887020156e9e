import { eventually } from '../support/outbox.ts';

/** What the demonstration tells of itself, which no client of a hospital sees: what was sent, and whom one can be. */
export interface Demonstration {
  /** Waits for a message to an address or number in which there is a match; answers with its first group. */
  readonly find: (to: string, wanted: RegExp) => Promise<string>;
  readonly notEnrolled: (medicalRecordNumber: string) => Promise<NotEnrolled>;
}

interface NotEnrolled {
  readonly accessCode: string;
  readonly expiredAccessCode: string;
  readonly smsLink: string;
}

export function demonstrationOf(portalUrl: string): Demonstration {
  const read = async (path: string): Promise<unknown> => (await fetch(`${portalUrl}${path}`)).json();
  const taken = new Set<string>();
  return {
    find: (to, wanted) =>
      eventually(async () => {
        const messages = (await read('/dev/outbox.json')) as ReadonlyArray<{ id: string; to: string; text: string }>;
        const message = messages.find((each) => each.to === to && !taken.has(each.id) && wanted.test(each.text));
        if (message === undefined) return undefined;
        taken.add(message.id);
        return wanted.exec(message.text)?.[1];
      }),
    notEnrolled: async (number) => {
      const { accounts } = (await read('/dev/demo.json')) as {
        accounts: { notEnrolled: ReadonlyArray<NotEnrolled & { medicalRecordNumber: string }> };
      };
      const found = accounts.notEnrolled.find(({ medicalRecordNumber }) => medicalRecordNumber === number);
      if (found === undefined) throw new Error(`The demonstration has no ${number}.`);
      return found;
    },
  };
}
