import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing that the portal does not use, for the page and for whatever might get into it. */
const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every answer. Scripts and styles come from this origin's files alone: there is no inline exception.
 *
 * @param frameOrigins whose pages the portal's may frame, beside its own.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { production, frameOrigins }: { production: boolean; frameOrigins: readonly string[] },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'", ...frameOrigins],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: production ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Answers may hold a token or an estimate; only files say otherwise for themselves.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
