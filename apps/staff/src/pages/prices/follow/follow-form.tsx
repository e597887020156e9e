import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_FOLLOWED_ADDRESS, type PricesOfLocationModel } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { useLanguage } from '../../../formats/use-language.ts';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export interface FollowFormProps {
  location: Pick<PricesOfLocationModel, 'locationId' | 'name'>;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
}

/** Asks which website's file is to be fetched by the server from now on. */
export function FollowForm({ location: { locationId, name: location }, onDone }: FollowFormProps) {
  const { t } = useLingui();
  const { send } = useSession();
  const language = useLanguage();
  const act = useAct();
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [accepts, setAccepts] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setProblem(null);
    void act.run(async () => {
      const headers = accepts.split('\n').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
      const reply = await send('followPrices', { locationId, address, name, accepts: headers, language });
      if (reply.problem === null) onDone(t`The file of ${location} is followed. The server fetches it soon.`);
      else setProblem(reply.problem);
    });
  };
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <h2>
        <Trans>Follow the hospital’s website</Trans>
      </h2>
      <p className="secondary">
        <Trans>
          The server fetches the file every few hours, stages it where it has changed, and tells staff. Nothing is live
          before somebody makes it so.
        </Trans>
      </p>
      <div className="fields">
        <TextField
          label={t`Address`}
          hint={t`Of the website, where it has a cms-hpt.txt, or of the file itself.`}
          value={address}
          maxLength={MAX_FOLLOWED_ADDRESS}
          onChange={setAddress}
        />
        <TextField
          label={t`Location in the website’s list`}
          hint={t`Empty where the list has one alone, or has it by our name.`}
          value={name}
          onChange={setName}
        />
      </div>
      <TextField
        label={t`Headers that are taken as they are`}
        hint={t`One a line, as the file writes it: of a column that is not known, stands twice or lacks its plan. Usually empty.`}
        isMultiline
        value={accepts}
        maxLength={MAX_FOLLOWED_ADDRESS}
        onChange={setAccepts}
      />
      {problem !== null && <Notice look="bad">{problem}</Notice>}
      <ErrorNotice failure={act.failure} />
      <div className="row">
        <Button type="submit" look="primary" isBusy={act.isBusy}>
          <Trans>Follow</Trans>
        </Button>
      </div>
    </form>
  );
}
