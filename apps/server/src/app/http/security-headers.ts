import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

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

/**
 * Lets an answer be shown in a frame of the portal's own pages, and of these origins; refusals of the same call as well. Browsers
 * go by the policy; X-Frame-Options, which knows no list, is for those that do not know it.
 */
export function allowFraming(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const ancestors = ["frame-ancestors 'self'", ...origins].join(' ');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", ancestors));
  if (origins.length === 0) reply.header('x-frame-options', 'SAMEORIGIN');
  else reply.removeHeader('x-frame-options');
}
