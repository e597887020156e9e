import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditVerdictModel } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { useTimes } from '../../formats/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDamageTexts } from './use-damage-texts.ts';

/** Checks whether nothing in the trail was changed, removed or forged. */
export function VerifyTrail() {
  const { t } = useLingui();
  const { send } = useSession();
  const [note, setNote] = useState('');
  const [verdict, setVerdict] = useState<AuditVerdictModel | null>(null);
  const act = useAct();
  const verify = (event: SyntheticEvent): void => {
    event.preventDefault();
    void act.run(async () => {
      setVerdict(null);
      let found: AuditVerdictModel | null = null;
      while (found === null) ({ verdict: found } = await send('verifyAudit', { note }));
      setVerdict(found);
    });
  };
  return (
    <form className="card stack" onSubmit={verify} noValidate>
      <h2>
        <Trans>Verify the trail</Trans>
      </h2>
      <p className="secondary">
        <Trans>
          Reads all of it, whatever the form above says, and finds the first entry that was changed, removed or forged.
          That an end was cut off shows by the line of an earlier verification alone: keep it elsewhere.
        </Trans>
      </p>
      <TextField label={t`Line of an earlier verification, if you have one`} value={note} onChange={setNote} />
      <ErrorNotice failure={act.failure} />
      {act.isBusy && (
        <Notice look="hint">
          <Trans>The trail is being read. A long one takes some minutes.</Trans>
        </Notice>
      )}
      {verdict !== null && <Verdict verdict={verdict} />}
      <div className="row">
        <Button type="submit" isBusy={act.isBusy}>
          <Trans>Verify</Trans>
        </Button>
      </div>
    </form>
  );
}

function Verdict({ verdict: { entries, head, broken, continued, verifiedAt } }: { verdict: AuditVerdictModel }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const damageOf = useDamageTexts();
  const isWhole = broken === null && continued.length === 0;
  return (
    <div className="stack">
      {isWhole && (
        <Notice look="good">
          <Plural value={entries} one="The trail is whole: # entry." other="The trail is whole: # entries." />
        </Notice>
      )}
      {broken !== null && (
        <Notice look="bad">
          {damageOf(broken)} <Trans>Tell compliance and operations at once, and change nothing.</Trans>
        </Notice>
      )}
      {broken === null && continued.length > 0 && (
        <Notice look="hint">
          <Trans>The trail has damage that is known. All else is as it was appended.</Trans>
        </Notice>
      )}
      {continued.map((each) => (
        <Continuation key={each.number} {...each} />
      ))}
      <Facts
        facts={[
          [t`Verified`, time(verifiedAt)],
          [t`Line to keep`, head],
        ]}
      />
    </div>
  );
}

function Continuation({ number, damaged, by, at, reason }: AuditVerdictModel['continued'][number]) {
  const { day } = useTimes();
  const on = day(at);
  return (
    <p>
      <Trans>
        Damaged: {damaged}. Continued by {by} with entry {number}, on {on}: {reason}
      </Trans>
    </p>
  );
}
