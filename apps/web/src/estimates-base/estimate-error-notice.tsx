import { useEffect, useRef } from 'react';
import { CallErrorNotice, type CallErrorNoticeProps } from '../frame/call-error-notice.tsx';
import { usePortal } from '../portal/portal.tsx';

/**
 * `CallErrorNotice` on the way to an estimate, with the phone number of the staff who can give a price. It scrolls into
 * view, because it is above the fields of a form whose button is far below.
 */
export function EstimateErrorNotice(props: Omit<CallErrorNoticeProps, 'phone'>) {
  const { settings } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    // Once for each failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [props.failure]);
  return (
    <div ref={place}>
      <CallErrorNotice {...props} phone={settings.phones.estimates} />
    </div>
  );
}
