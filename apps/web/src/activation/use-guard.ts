import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallFailure } from '../api/call-failure.ts';
import type { LoadedStanding } from './standing.ts';

/** What a page of an activation knows and can do. */
export interface Guarded<Standing> {
  readonly standing: Standing;
  /** One is on the way to the next page: what was sent is not sent again. */
  readonly moving: boolean;
  /** Keeps the standing that a step answered with, and goes to its page, which may find a note in its history. */
  readonly moveOn: (next: Standing, note?: unknown) => void;
  /** Asks the server where one stands, and goes there: for refusals that have moved the standing. */
  readonly recheck: () => Promise<void>;
}

export interface Guard<Standing> {
  /** null while the page must not show: nobody knows yet where one stands, or one is led elsewhere. */
  readonly guarded: Guarded<Standing> | null;
  readonly failure: CallFailure | null;
  readonly retry: () => void;
}

export interface GuardOptions<Standing> {
  loaded: LoadedStanding<Standing>;
  keep: (standing: Standing) => void;
  /** The path of the page that goes with a standing. */
  placeOf: (standing: Standing) => string;
  /** Whether the open page may show. */
  accepts: (standing: Standing) => boolean;
  /** For the page that somebody is led to from one that was rightly on show. */
  noteOf?: (standing: Standing) => unknown;
}

/**
 * Lets a page show only where the server says that one stands there, and leads to the right page otherwise. A page that was
 * rightly on show stays in sight until the next one is there, and in the history.
 */
export function useGuard<Standing extends object>({
  loaded: { standing, failure, reload },
  keep,
  placeOf,
  accepts,
  noteOf,
}: GuardOptions<Standing>): Guard<Standing> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Standing>();
  const [moving, setMoving] = useState(false);
  const leaving = useRef(false);

  const isHere = standing !== undefined && accepts(standing);
  if (isHere && standing !== shown) setShown(standing);

  useEffect(() => {
    if (standing === undefined || isHere || leaving.current) return;
    const wasHere = shown !== undefined;
    void navigate(placeOf(standing), { replace: !wasHere, state: wasHere ? noteOf?.(standing) : null });
    // Once for each standing; what was on show follows from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [standing, isHere]);

  const moveOn = (next: Standing, note: unknown = null) => {
    const place = placeOf(next);
    leaving.current = place !== pathname;
    keep(next);
    if (!leaving.current) return;
    setMoving(true);
    void navigate(place, { state: note });
  };
  return {
    guarded: shown === undefined ? null : { standing: shown, moving, moveOn, recheck: reload },
    failure,
    retry: () => void reload(),
  };
}
