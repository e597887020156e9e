import type { Page } from 'playwright-core';

/** What the demonstration would have sent: a mail to an address, a text message to a number in E.164, a letter to its printed address. */
export interface Message {
  readonly id: string;
  readonly channel: 'email' | 'sms' | 'letter';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Everything sent so far, the newest first. */
export async function readOutbox(page: Page): Promise<readonly Message[]> {
  return (await (await page.request.get('/dev/outbox.json')).json()) as Message[];
}

/** All that was sent to an address or number so far, the newest first. */
export async function messagesTo(page: Page, to: string): Promise<readonly Message[]> {
  return (await readOutbox(page)).filter((each) => each.to === to);
}

/**
 * Waits for messages to an address or number that are sent from now on: each call of what is returned answers the next one,
 * in the order of sending; with a subject, the next one that has it, since what two jobs send has no order. To be called
 * before what sends them.
 */
export async function awaitMessages(page: Page, to: string): Promise<(subject?: string) => Promise<Message>> {
  const seen = new Set((await messagesTo(page, to)).map(({ id }) => id));
  return async (subject = '') => {
    const next = await eventually(async () =>
      (await messagesTo(page, to)).findLast((each) => !seen.has(each.id) && each.subject.includes(subject)),
    );
    seen.add(next.id);
    return next;
  };
}

/** The code of six digits in a message. */
export function codeIn({ text }: Message): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error('The message has no code.');
  return code;
}

/** The first link in a message that leads to a path beginning as said. */
export function linkIn({ text }: Message, path: string): string {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((each) => new URL(each).pathname.startsWith(path));
  if (link === undefined) throw new Error(`The message has no link to ${path}.`);
  return link;
}

/** Asks until there is an answer; for what a job does behind the request. Gives up after ten seconds. */
export async function eventually<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('It did not happen within ten seconds.');
}
