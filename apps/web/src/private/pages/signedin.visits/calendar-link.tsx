import { Trans } from '@lingui/react/macro';
import { getVisitCalendar } from '@portico/contract';
import { CalendarPlus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { CallFailure } from '../../../api/call-failure.ts';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { downloadFile } from '../../../native/download-file.ts';
import { nativeApp } from '../../../native/native-app.ts';
import { useAction } from '../../../portal/use-action.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

const NAME = 'visit.ics';

export interface CalendarLinkProps {
  visitId: string;
  /** Which visit it is, for who does not see the card around it. */
  children: ReactNode;
}

/** The visit as a calendar file. A web view saves nothing by itself: inside the hospital's app, the app does (spec §1). */
export function CalendarLink({ visitId, children }: CalendarLinkProps) {
  const action = useAction();
  const address = `${getVisitCalendar.path}?visit=${encodeURIComponent(visitId)}`;
  const save = () =>
    void action.run(async () => {
      downloadFile({ name: NAME, type: 'text/calendar', content: await fetchFile(address) });
    });
  const onClick = (event: MouseEvent) => {
    if (nativeApp() === null) return;
    event.preventDefault();
    save();
  };
  return (
    <>
      {action.failure && <CallErrorNotice failure={action.failure} onRetry={save} />}
      <a href={address} download={NAME} className={buttonClass('quiet')} onClick={onClick}>
        <Icon of={CalendarPlus} size={20} />
        <Trans>Add to calendar</Trans>
        {children}
      </a>
    </>
  );
}

/** @throws CallFailure */
async function fetchFile(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'include' }).catch(() => {
    throw new CallFailure('offline');
  });
  if (!response.ok) throw new CallFailure('refused');
  return response.text();
}
