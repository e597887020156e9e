import 'fastify';
import type { Language } from '@portico/contract';

/** Who asks, as far as a request shows it. Nothing of it is logged. */
export interface Visitor {
  /** Random value of the browser's own cookie. */
  readonly browserId: string;
  readonly language: Language;
  /** Network address, of IPv6 the /64; used in keyed hashes only. */
  readonly address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
}
