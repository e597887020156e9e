import { Trans, useLingui } from '@lingui/react/macro';
import { allowApp, type AppScope, type CallReply, type getAppRequest } from '@portico/contract';
import { useState, type ReactNode } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useFieldErrors } from '../../../forms/use-field-errors.ts';
import { useAction } from '../../../portal/use-action.ts';
import { usePortal } from '../../../portal/portal.tsx';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { NoRecord } from './no-record.tsx';
import { RecordParts } from './record-parts.tsx';
import { PERSON_FIELD, RecordPerson } from './record-person.tsx';

export interface ConsentProps {
  asked: CallReply<typeof getAppRequest>;
  request: string;
}

/** What the app would know, whose record it would see, and the two answers. Either leads back to it. */
export function Consent({ asked, request }: ConsentProps) {
  const { t } = useLingui();
  const send = useSend();
  const { busy, failure, run } = useAction();
  const { record, address } = asked;
  const people = record?.people ?? [];
  const [person, setPerson] = useState(people.length === 1 ? people[0]?.person : undefined);
  const isMissing = record !== null && person === undefined;
  const errors = useFieldErrors({ [PERSON_FIELD]: isMissing ? t`Choose whose record it is` : undefined });
  const refuse = () => window.location.replace(`${address}?refused`);
  const allow = () =>
    void run(async () => {
      await send(allowApp, { request, ...(person === undefined ? {} : { person }) });
      window.location.replace(address);
    });
  if (record !== null && people.length === 0) return <NoRecord onBack={refuse} />;
  return (
    <>
      <ErrorSummary errors={errors.list} attempt={errors.attempt} />
      {failure && <CallErrorNotice failure={failure} onRetry={allow} />}
      <Card>
        <div className="stack">
          {!asked.isOurs && <Told asked={asked} />}
          {record !== null && (
            <>
              {!asked.isOurs && <RecordParts parts={record.parts} />}
              <RecordPerson people={people} person={person} error={errors.of(PERSON_FIELD)} onChoose={setPerson} />
            </>
          )}
          {!asked.isOurs && (
            <p className="secondary">
              <Trans>
                It does not learn your password. When you sign out here, you are signed out there as well. What it does
                with what it learns is for its own privacy notice to say.
              </Trans>
            </p>
          )}
        </div>
      </Card>
      <div className="row">
        <Button busy={busy} onClick={isMissing ? errors.show : allow}>
          {asked.isOurs ? <Trans>Go on</Trans> : <Trans>Allow and go on</Trans>}
        </Button>
        <Button variant="secondary" onClick={refuse}>
          {asked.isOurs ? <Trans>Cancel</Trans> : <Trans>Do not allow</Trans>}
        </Button>
      </div>
    </>
  );
}

/** What an app that is not the hospital's own learns of the person. */
function Told({ asked: { appName, scopes } }: Pick<ConsentProps, 'asked'>) {
  const { settings } = usePortal();
  return (
    <>
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
  online_access: () => <Trans>all this until you sign out, and not only now</Trans>,
};
