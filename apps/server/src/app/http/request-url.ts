import type { FastifyRequest } from 'fastify';

/** Path and query as the browser sent them, still encoded, whatever the router made of them. */
export function rawUrlOf(request: FastifyRequest): { path: string; query: string } {
  const [path = '/', ...query] = request.originalUrl.split('?');
  return { path, query: query.length === 0 ? '' : `?${query.join('?')}` };
}

/**
 * For the router, which refuses a path with an invalid percent sign before any handler sees it. Such a path is changed
 * into one that no call has, so that the pages can answer it.
 */
export function routableUrl(url: string): string {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return '/unreadable';
  }
}
