/** In milliseconds: an app that is slower is not known. */
const PATIENCE = 2500;

/**
 * What the provider fetches: the public keys of an app from the address of the settings (`jwksUri`), which may be of the hospital's own network; it keeps them as long as the
 * answer says. No redirect is followed. What it would send is nothing: apps are told of the end of a session by the queue, with retries (sign-outs/).
 */
export async function fetchKeys(url: URL | string | Request, { method }: RequestInit = {}): Promise<Response> {
  if (method !== 'GET') return new Response(null, { status: 204 });
  const headers = { accept: 'application/json' };
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
}
