import { useState } from 'react';
import { useLinkToken } from '../../router/use-link-token.ts';
import { keepVisitToken, recallVisitToken } from '../../visits/video-visit-token.ts';

/** The token of the link that was opened, which is kept in this tab, so that a reload finds it. null if there is none. */
export function useVisitToken(): string | null {
  const [kept] = useState(() => recallVisitToken(Date.now()) ?? null);
  const linked = useLinkToken('video-visit-valid', (token) => keepVisitToken(token, Date.now()));
  return linked ?? kept;
}
