import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { videoVisitMemory } from '../portal/personal-memory.ts';

/** The token of the link to a video visit that was opened in this tab. The address does not keep it. */
export const { remember: keepVisitToken, recall: recallVisitToken } = briefMemory<string>(
  videoVisitMemory,
  lifetimeOf('videoVisit'),
);
