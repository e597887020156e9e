import { Trans, useLingui } from '@lingui/react/macro';
import { languages, VIDEO_VISIT_EARLY_MINUTES, type WrittenLanguage } from '@portico/contract';
import { type StaffReply, visitMinutes } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MadeVisit } from './made-visit.tsx';

/** As long as most visits. */
const USUAL_MINUTES = '30';

/** Makes a video visit, and the link that opens it. */
export function VisitsPage() {
  const { t } = useLingui();
  const { send, session } = useSession();
  const languageNames = useLanguageNames();
  const [at, setAt] = useState('');
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const [clinician, setClinician] = useState('');
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<WrittenLanguage>('en');
  // Asked again after an answer that was lost, the same visit is not made twice.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isTried, setIsTried] = useState(false);
  const [made, setMade] = useState<(StaffReply<'inviteToVisit'> & { email: string; count: number }) | null>(null);
  const act = useAct();
  const { least, most } = visitMinutes;
  const { timeZone } = session;
  const hasMinutes = /^\d{1,3}$/.test(minutes.trim()) && Number(minutes) >= least && Number(minutes) <= most;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (!hasMinutes) return;
    void act.run(async () => {
      const asked = { requestId, at, minutes: Number(minutes), clinician, username, email, language };
      const reply = await send('inviteToVisit', asked);
      // Not before: the link of the one before is shown nowhere else.
      setMade({ ...reply, email, count: (made?.count ?? 0) + 1 });
      setIsTried(false);
      setRequestId(crypto.randomUUID());
      // The next one is somebody else's.
      setUsername('');
      setEmail('');
    });
  };
  return (
    <Page title={t`Video visits`}>
      <p className="secondary">
        <Trans>
          Whoever has the link to a visit gets in, from {VIDEO_VISIT_EARLY_MINUTES} minutes before its time on, without
          an account. Mail it, or hand it over yourself.
        </Trans>
      </p>
      <form className="card stack" onSubmit={submit} noValidate>
        <div className="fields">
          <TextField
            label={t`Day and time`}
            hint={t`By the hospital’s clock: ${timeZone}`}
            type="datetime-local"
            value={at}
            onChange={setAt}
          />
          <TextField
            label={t`Minutes`}
            value={minutes}
            maxLength={3}
            error={isTried && !hasMinutes ? t`Enter a whole number from ${least} to ${most}.` : null}
            onChange={setMinutes}
          />
          <TextField label={t`With whom`} value={clinician} onChange={setClinician} />
          <TextField
            label={t`Username of the patient`}
            hint={t`The visit stands among theirs. Empty for somebody without an account.`}
            value={username}
            onChange={setUsername}
          />
          <TextField
            label={t`Email`}
            hint={t`The link is mailed there. Empty: it is shown here, once.`}
            type="email"
            value={email}
            onChange={setEmail}
          />
          <ChoiceField
            label={t`Language of the mail`}
            value={language}
            options={languages.map((value) => ({ value, label: languageNames(value) }))}
            onChange={setLanguage}
          />
        </div>
        {act.failure?.error === 'outcomeUnknown' ? (
          <Notice look="bad">
            <Trans>
              No answer came: nobody knows whether the visit is made. Try again with what stands here: it is made once,
              and its link comes again.
            </Trans>
          </Notice>
        ) : (
          <ErrorNotice failure={act.failure} />
        )}
        <div className="row">
          <Button type="submit" look="primary" isBusy={act.isBusy}>
            <Trans>Make the visit</Trans>
          </Button>
        </div>
      </form>
      {made !== null && <MadeVisit key={made.count} made={made} />}
    </Page>
  );
}
