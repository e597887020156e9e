import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Switches off what the portal does not use, also for injected code. */
const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

const permissionsPolicy = (allowed: Readonly<Record<string, string>> = {}): string =>
  unused.map((feature) => `${feature}=(${allowed[feature] ?? ''})`).join(', ');

const NOTHING_ALLOWED = permissionsPolicy();

/** What the headers of a portal depend on. */
interface SecurityPolicy {
  readonly production: boolean;
  /** Whether browsers shall reach every subdomain of the portal's host by https alone. */
  readonly hstsSubdomains: boolean;
  /** Origins whose pages the portal may frame, besides its own. */
  readonly frameOrigins: readonly string[];
}

/** Headers of every response. Scripts and styles come from files of this origin only: there is no inline exception. */
export function sendSecurityHeaders(app: FastifyInstance, policy: SecurityPolicy): void {
  const headers = securityHeaders(policy);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', NOTHING_ALLOWED);
    // A response may contain a token or an estimate. Only files set a header of their own.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** What helmet sets, asked for once: none of it depends on a request, and helmet writes it anew for each. */
function securityHeaders({ production, hstsSubdomains, frameOrigins }: SecurityPolicy): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
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
  })(request, response, () => {});
  return response.getHeaders();
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
