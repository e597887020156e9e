import type { FastifyRequest } from 'fastify';

/** Path and query as the browser sent them, still encoded, whatever the router made of them. */
export function rawUrlOf(request: FastifyRequest): { path: string; query: string } {
  const [path = '/', ...query] = request.originalUrl.split('?');
  return { path, query: query.length === 0 ? '' : `?${query.join('?')}` };
}

/**
 * For the router, which refuses a path with a broken percent sign before any handler sees it: such a path is routed as
 * one that no call has, and so ends at the pages, which can say something about it.
 */
export function routableUrl(url: string): string {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return '/unreadable';
  }
}
