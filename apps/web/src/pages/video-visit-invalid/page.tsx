import { useStateParams } from '../../router/use-state-params.ts';
import { ExpiredVisit } from './expired-visit.tsx';
import { NotYet } from './not-yet.tsx';

/** A video visit that cannot be entered now: it is too early, or its link has expired (spec §2, 'Video visit'). */
export function Page() {
  const { appointmentTime, token } = useStateParams('video-visit-invalid') ?? {};
  const startsAt = new Date(appointmentTime ?? '');
  if (!Number.isNaN(startsAt.getTime())) return <NotYet startsAt={startsAt} />;
  return <ExpiredVisit token={token} />;
}
