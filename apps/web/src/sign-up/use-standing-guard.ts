import type { SignUpStanding } from '@portico/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallFailure } from '../api/call-failure.ts';
import { usePortal } from '../portal/portal.tsx';
import { useGo } from '../router/use-go.ts';
import { usePartner } from '../router/use-partner.ts';
import { forgetDraft } from './typed-demographics.ts';
import { isPlaceOf, placeOf } from './place-of.ts';
import type { SignUp } from './sign-up-context.ts';
import { endingNote, overtakenNote } from './sign-up-notes.ts';
import { keepStanding, useStanding } from './standing.ts';

export interface StandingGuard {
  /** null while the page must not show: nobody knows yet where one stands, or one is led elsewhere. */
  readonly signUp: SignUp | null;
  readonly failure: CallFailure | null;
  readonly retry: () => void;
}

/**
 * Lets a page of the sign-up show only where the server says that one stands there, and leads to the right page otherwise. A page
 * that was rightly on show stays in sight until the next one is there, and in the history.
 *
 * @param also steps at which the page may be gone back to; 'everywhere' for the page that a sign-up begins with.
 */
export function useStandingGuard(also: readonly SignUpStanding['step'][] | 'everywhere'): StandingGuard {
  const { settings } = usePortal();
  const partner = usePartner();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useGo();
  const { standing, failure, reload } = useStanding();
  const [shown, setShown] = useState<SignUpStanding>();
  const [moving, setMoving] = useState(false);
  const leaving = useRef(false);
  const overtakenAt = useRef<SignUpStanding['step']>(undefined);
  const surroundings = { ...settings, partner };

  const isHere = standing !== undefined && (also === 'everywhere' || isPlaceOf(pathname, standing, surroundings, also));
  if (isHere && standing !== shown) setShown(standing);

  useEffect(() => {
    if (standing === undefined || leaving.current) return;
    const wasHere = shown !== undefined;
    const isOver = wasHere && standing.step === 'start';
    const isOvertaken = overtakenAt.current !== undefined && overtakenAt.current !== standing.step && !isOver;
    overtakenAt.current = undefined;
    if (isHere && !isOvertaken) return;
    const state = isOver ? endingNote('over') : isOvertaken ? overtakenNote : null;
    void navigate(placeOf(standing, surroundings), { replace: isHere || !wasHere, state });
    // Once for each standing; what was on show follows from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [standing, isHere]);

  useEffect(() => {
    // What was typed belongs to a sign-up that is over, perhaps of another person.
    if (standing?.step === 'start' || standing?.step === 'done') forgetDraft();
  }, [standing?.step]);

  const overtaken = async () => {
    overtakenAt.current = shown?.step;
    await reload();
  };
  const moveOn = (next: SignUpStanding) => {
    overtakenAt.current = undefined;
    const place = placeOf(next, surroundings);
    leaving.current = place !== pathname;
    keepStanding(next);
    if (!leaving.current) return;
    setMoving(true);
    void navigate(place);
  };
  const beginAgain = (next: SignUpStanding) => {
    forgetDraft();
    moveOn(next);
  };
  const leave = (next: SignUpStanding) => {
    leaving.current = true;
    setMoving(true);
    keepStanding(next);
    forgetDraft();
    go('create-account', undefined, { note: endingNote('cancelled') });
  };
  return {
    signUp:
      shown === undefined ? null : { standing: shown, moving, moveOn, recheck: reload, overtaken, beginAgain, leave },
    failure,
    retry: () => void reload(),
  };
}
