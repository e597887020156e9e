import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Switches off what the portal does not use, also for injected code. */
const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

const permissionsPolicy = (allowed: Readonly<Record<string, string>> = {}): string =>
  unused.map((feature) => `${feature}=(${allowed[feature] ?? ''})`).join(', ');

/**
 * Headers of every response. Scripts and styles come from files of this origin only: there is no inline exception.
 *
 * @param hstsSubdomains whether browsers shall reach every subdomain of the portal's host by https alone.
 * @param frameOrigins origins whose pages the portal may frame, besides its own.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  {
    production,
    hstsSubdomains,
    frameOrigins,
  }: { production: boolean; hstsSubdomains: boolean; frameOrigins: readonly string[] },
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
    hsts: production ? { maxAge: 63_072_000, includeSubDomains: hstsSubdomains } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissionsPolicy());
    // A response may contain a token or an estimate. Only files set a header of their own.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/**
 * Allows a response, also a refusal of the same call, in a frame of the portal's own pages and of these origins.
 * Browsers follow the policy; X-Frame-Options, which has no list, is for browsers without support for it.
 */
export function allowFraming(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const ancestors = ["frame-ancestors 'self'", ...origins].join(' ');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", ancestors));
  if (origins.length === 0) reply.header('x-frame-options', 'SAMEORIGIN');
  else reply.removeHeader('x-frame-options');
}

/** Lets a document use the camera itself, to read the code of a digital insurance card; without the visitor's consent it does not work. */
export function allowOwnCamera(reply: FastifyReply): void {
  reply.header('permissions-policy', permissionsPolicy({ camera: 'self' }));
}

/**
 * Lets a document hand camera and microphone to a page of this origin that it frames. Browsers ask for its own right to
 * them too; without the visitor's consent none of them works.
 */
export function allowCamera(reply: FastifyReply, origin: string): void {
  const allowed = `self "${origin}"`;
  reply.header('permissions-policy', permissionsPolicy({ camera: allowed, microphone: allowed }));
}
