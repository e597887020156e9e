/** How bodies are written (spec §7: "Requests are JSON or form-encoded POST"). */
export type Encoding = 'json' | 'form';

/** What a call answered. `body` is empty where it is no JSON. */
interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly text: string;
}

/** A reply as a client sees it that has no types of the server. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

type Fields = object;

/**
 * A client that knows nothing but the specification: paths and names of fields as its §7 and §3 write them, and a browser's
 * cookies. The anti-forgery token is read from a page and sent in a header (§7), by the names of decision 7.
 */
export interface Client {
  readonly get: (path: string, query?: Fields) => Promise<Answer>;
  /** @param query what §7 has in the query of a POST. */
  readonly post: (path: string, fields?: Fields, query?: Fields) => Promise<Answer>;
  /** A page as a browser asks for it, and the JSON that is embedded under an id. */
  readonly page: (path: string, query: Fields, id: string) => Promise<Json>;
}

/** A client without cookies yet. Each is a browser of its own. */
export function newClient(portalUrl: string, encoding: Encoding): Client {
  const cookies = new Map<string, string>();
  let token: { readonly of: string; readonly value: string } | null = null;
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const request = async (path: string, query: Fields, init: RequestInit, accept: string): Promise<Response> => {
    const search = new URLSearchParams(pairsOf(query)).toString();
    const url = `${portalUrl}${path}${search === '' ? '' : `?${search}`}`;
    const headers = { ...(init.headers as Record<string, string> | undefined), accept, cookie: jar() };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || attributes.some((each) => /^\s*max-age=0$/i.test(each))) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const page = async (path: string, query: Fields, id: string): Promise<Json> =>
    embedded(await (await request(path, query, {}, 'text/html')).text(), id);
  const antiForgery = async (): Promise<string> => {
    if (token?.of !== jar()) {
      const { antiForgeryToken } = await page('/', {}, 'portal-settings');
      token = { of: jar(), value: String(antiForgeryToken) };
    }
    return token.value;
  };
  return {
    page,
    get: async (path, query = {}) => answerOf(await request(path, query, {}, 'application/json')),
    post: async (path, fields = {}, query = {}) => {
      const headers = { RequestVerificationToken: await antiForgery(), 'content-type': contentTypes[encoding] };
      const body = encoding === 'json' ? JSON.stringify(fields) : new URLSearchParams(pairsOf(fields)).toString();
      return answerOf(await request(path, query, { method: 'POST', headers, body }, 'application/json'));
    },
  };
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, text, body: isJson ? JSON.parse(text) : {} };
}

function embedded(html: string, id: string): Json {
  const found = new RegExp(`<script[^>]*id="${id}"[^>]*>([^<]*)</script>`).exec(html)?.[1];
  if (found === undefined) throw new Error(`The page has no ${id}.`);
  return JSON.parse(found);
}

/** Fields as a form has them: lists as repeated names, objects in lists with their place and name in brackets. */
function pairsOf(fields: Fields): string[][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [[name, String(value)]];
    return value.flatMap((item: unknown, at) =>
      typeof item === 'object' && item !== null
        ? Object.entries(item).map(([part, of]) => [`${name}[${at}][${part}]`, String(of)])
        : [[name, String(item)]],
    );
  });
}
