import { pathTo } from '@portico/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepVisitToken, recallVisitToken } from '../../visits/video-visit-token.ts';

/**
 * The token of the link that was opened. It is taken out of the address at once, and kept in this tab, so that a reload finds it.
 * null if there is none.
 */
export function useVisitToken(): string | null {
  const navigate = useNavigate();
  const { search } = useLocation();
  const inAddress = new URLSearchParams(search).get('token');
  const [kept] = useState(() => recallVisitToken(Date.now()) ?? null);
  const [linked, setLinked] = useState(inAddress);
  if (inAddress !== null && inAddress !== linked) setLinked(inAddress);
  useEffect(() => {
    if (inAddress === null) return;
    keepVisitToken(inAddress, Date.now());
    void navigate(pathTo('video-visit-valid'), { replace: true });
    // Once for each link.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [inAddress]);
  return linked ?? kept;
}
