import type { SharedReply } from '../../platform/prepared-reply.ts';
import { createReplyCache, type ReplyCache } from './reply-cache.ts';

/** A list of services as it is sent to everybody who asks for it. */
interface SharedList {
  readonly sent: SharedReply;
  /** The words to be counted where it answers a search of which nothing fits all words. */
  readonly missed: readonly string[];
}

/** Lists already made, by everything that they depend on. */
export type ServiceLists = ReplyCache<SharedList>;

/** In bytes as they are packed, of all of them together: by location, category and search. */
const MAX_BYTES = 4_000_000;

export function createServiceLists(): ServiceLists {
  return createReplyCache<SharedList>(MAX_BYTES, { weigh: ({ sent }) => sent.start.deflated.length });
}
