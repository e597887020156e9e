import { Trans } from '@lingui/react/macro';
import { exportAccount, RECORD_IN_EXPORT_DAYS } from '@portico/contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { downloadFile } from '../../../native/download-file.ts';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Done } from './done.tsx';
import { useGuardedSend } from '../../password/password-gate.tsx';

/** The files of each form. Their names say nothing of the person. */
const files = {
  json: { name: 'portal-data.json', type: 'application/json' },
  fhir: { name: 'portal-data-fhir.json', type: 'application/fhir+json' },
} as const;
type Form = keyof typeof files;

/** Everything that the account has, to take along (issue 12, point 6). */
export function DataCard() {
  const send = useGuardedSend();
  const { busy, failure, run } = useAction();
  const [form, setForm] = useState<Form>('json');
  const [isDone, setIsDone] = useState(false);
  const save = (wanted: Form) => {
    setForm(wanted);
    setIsDone(false);
    void run(async () => {
      const reply = await send(exportAccount, {});
      downloadFile({ ...files[wanted], content: reply[wanted] });
      setIsDone(true);
    });
  };
  return (
    <Card title={<Trans>Your data</Trans>}>
      <div className="stack">
        <Done>{isDone ? <Trans>The file is ready in your downloads.</Trans> : null}</Done>
        {failure && <CallErrorNotice failure={failure} onRetry={() => save(form)} />}
        <p>
          <Trans>
            Take along everything that this account has: who you are, your insurance, estimates, visits, messages, who
            looks after you, and where you signed in. No password or code is in it.
          </Trans>
        </p>
        <p className="secondary">
          <Trans>
            What the hospital has on record about you comes along later: when this account has opened your record for{' '}
            {RECORD_IN_EXPORT_DAYS} days.
          </Trans>
        </p>
        <p className="secondary">
          <Trans>
            Whoever has the file can read it. Keep it where only you can open it. We tell you by email that it was
            downloaded.
          </Trans>
        </p>
        <div className="row">
          <Button variant="secondary" busy={busy && form === 'json'} onClick={() => save('json')}>
            <Icon of={Download} size={20} />
            <Trans>Download my data</Trans>
          </Button>
          <Button variant="quiet" busy={busy && form === 'fhir'} onClick={() => save('fhir')}>
            <Trans>For another health app (FHIR)</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}
