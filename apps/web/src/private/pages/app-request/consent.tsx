import { Trans } from '@lingui/react/macro';
import { allowApp, type AppScope, type CallReply, type getAppRequest } from '@portico/contract';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { usePortal } from '../../../portal/portal.tsx';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ReactNode } from 'react';

export interface ConsentProps {
  asked: CallReply<typeof getAppRequest>;
  request: string;
}

/** What the app would know, and the two answers. Either leads back to it. */
export function Consent({ asked: { appName, scopes, address }, request }: ConsentProps) {
  const send = useSend();
  const { settings } = usePortal();
  const { busy, failure, run } = useAction();
  const allow = () =>
    void run(async () => {
      await send(allowApp, { request });
      window.location.replace(address);
    });
  return (
    <>
      {failure && <CallErrorNotice failure={failure} onRetry={allow} />}
      <Card>
        <div className="stack">
          <p>
            <Trans>
              {appName} is not part of {settings.name}. If you go on, it learns from us:
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>that you have an account here, and how you signed in</Trans>
            </li>
            {scopes.map((scope) => (
              <li key={scope}>{meanings[scope]()}</li>
            ))}
          </ul>
          <p className="secondary">
            <Trans>
              It does not learn your password. When you sign out here, you are signed out there as well. What it does
              with what it learns is for its own privacy notice to say.
            </Trans>
          </p>
        </div>
      </Card>
      <div className="row">
        <Button busy={busy} onClick={allow}>
          <Trans>Allow and go on</Trans>
        </Button>
        <Button variant="secondary" onClick={() => window.location.replace(`${address}?refused`)}>
          <Trans>Do not allow</Trans>
        </Button>
      </div>
    </>
  );
}

const meanings: Readonly<Record<AppScope, () => ReactNode>> = {
  profile: () => <Trans>your name and your language</Trans>,
  email: () => <Trans>your email address</Trans>,
  fhirUser: () => <Trans>which health record is yours</Trans>,
  medical_record: () => <Trans>your medical record number</Trans>,
  identity_proofing: () => <Trans>how you showed that this record is yours</Trans>,
  acting: () => <Trans>for whom you act, when you look after somebody</Trans>,
  offline_access: () => <Trans>all this until you sign out, and not only now</Trans>,
};
