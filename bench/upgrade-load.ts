import { ANTI_FORGERY_HEADER, getPortalSettings, getSession, myHealthLogin, pathTo } from '@portico/contract';
import { setTimeout as wait } from 'node:timers/promises';

/** What visitors met. */
interface Counts {
  requests: number;
  /** Answers that were none, or not the one that there should be: what, and how often. */
  lost: Map<string, number>;
  pages: number;
  /** Pages of which a file was not there. */
  brokenPages: number;
  signIns: number;
  /** Sessions that were not known any more, at a server of either release. */
  lostSessions: number;
}

const pages = [pathTo('home'), pathTo('estimates'), pathTo('signup'), pathTo('helpdesk-center'), '/Private'];

/** In milliseconds, between two pages of a visitor. */
const PAUSE = 50;

/** Visitors who open pages with all their files, and sign in, until they are told to stop. */
export function startVisitors(base: string, person: { username: string; password: string }) {
  const counts: Counts = { requests: 0, lost: new Map(), pages: 0, brokenPages: 0, signIns: 0, lostSessions: 0 };
  const ending = new AbortController();

  const ask = async (path: string, init: RequestInit = {}): Promise<Response | null> => {
    counts.requests += 1;
    const reply = await fetch(`${base}${path}`, { redirect: 'manual', ...init }).catch(() => null);
    if (reply?.ok === true) return reply;
    const what = `${init.method ?? 'GET'} ${path.replace(/[\w-]{7}\.(\w+)$/, '*.$1')}: ${reply?.status ?? 'no answer'}`;
    counts.lost.set(what, (counts.lost.get(what) ?? 0) + 1);
    await reply?.body?.cancel();
    return null;
  };

  const openPage = async (path: string): Promise<void> => {
    const page = await ask(path);
    if (page === null) return;
    counts.pages += 1;
    const files = new Set(
      [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
    );
    const found = await Promise.all(
      [...files].map(async (file) => {
        const reply = await ask(file);
        await reply?.arrayBuffer();
        return reply !== null;
      }),
    );
    if (found.length === 0 || found.includes(false)) counts.brokenPages += 1;
  };

  const signIn = async (): Promise<void> => {
    const opened = await ask(getPortalSettings.path);
    if (opened === null) return;
    const { antiForgeryToken } = (await opened.json()) as { antiForgeryToken: string };
    const cookie = cookiesOf(opened);
    const signedIn = await ask(myHealthLogin.path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', [ANTI_FORGERY_HEADER]: antiForgeryToken },
      body: JSON.stringify(person),
    });
    if (signedIn === null) return;
    await signedIn.arrayBuffer();
    counts.signIns += 1;
    const headers = { cookie: `${cookie}; ${cookiesOf(signedIn)}` };
    // By the servers in turn: one of each release.
    for (let time = 0; time < 2; time += 1) {
      const session = await ask(getSession.path, { headers });
      const known = (await session?.json()) as { response?: { username?: string } } | undefined;
      if (known?.response?.username !== person.username) counts.lostSessions += 1;
    }
  };

  const repeat = async (visit: () => Promise<void>): Promise<void> => {
    while (!ending.signal.aborted) {
      await visit();
      await wait(PAUSE);
    }
  };
  const visitors = [
    ...pages.map((path) => repeat(() => openPage(path))),
    repeat(signIn),
    repeat(async () => void (await (await ask(getPortalSettings.path))?.arrayBuffer())),
  ];
  return {
    counts,
    end: async (): Promise<void> => {
      ending.abort();
      await Promise.all(visitors);
    },
  };
}

function cookiesOf(reply: Response): string {
  return reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}
