import { useEffect, useRef } from 'react';
import { CallProblem, type CallProblemProps } from '../frame/call-problem.tsx';
import { usePortal } from '../portal/portal.tsx';

/**
 * `CallProblem` on the way to an estimate, with the phone number of the staff who can give a price. It scrolls into
 * view, because it is above the fields of a form whose button is far below.
 */
export function EstimateProblem(props: Omit<CallProblemProps, 'phone'>) {
  const { settings } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    // Once for each failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [props.failure]);
  return (
    <div ref={place}>
      <CallProblem {...props} phone={settings.phones.estimates} />
    </div>
  );
}
