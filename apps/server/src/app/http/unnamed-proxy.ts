import type { FastifyInstance, FastifyRequest } from 'fastify';

const forwardedHeaders = ['x-forwarded-for', 'forwarded'];

/**
 * Warns once when a forwarded header comes from an address that no setting names. Either a proxy is missing in
 * PORTICO_PROXIES, and all its visitors count as one; or somebody makes the header up. The address is not logged: it may
 * be a visitor's.
 */
export function warnOfUnnamedProxy(app: FastifyInstance, isProxy: (address: string) => boolean): void {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && isForwardedByUnnamed(request, isProxy)) {
      isTold = true;
      request.log.warn('forwarded headers of an address that PORTICO_PROXIES does not name are ignored');
    }
    done();
  });
}

function isForwardedByUnnamed({ headers, socket }: FastifyRequest, isProxy: (address: string) => boolean): boolean {
  if (!forwardedHeaders.some((name) => headers[name] !== undefined)) return false;
  return socket.remoteAddress !== undefined && !isProxy(socket.remoteAddress);
}
