import { Trans, useLingui } from '@lingui/react/macro';
import type { PricesOfLocationModel, StaffReply } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { useLanguage } from '../../../formats/use-language.ts';
import { useTimes } from '../../../formats/use-times.ts';
import { useSession } from '../../../session/session.tsx';
import { useAct } from '../../../session/use-act.ts';
import { failureOf } from '../../../session/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

export interface FollowedProps {
  location: Pick<PricesOfLocationModel, 'locationId' | 'name'>;
  follow: NonNullable<PricesOfLocationModel['follow']>;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
  /** Something is otherwise than it was shown. */
  onChanged: () => void;
}

/** Where the server fetches the file by itself: it is fetched now, or no more. */
export function Followed({ location: { locationId, name }, follow, onDone, onChanged }: FollowedProps) {
  const { t } = useLingui();
  const { time } = useTimes();
  const { send } = useSession();
  const language = useLanguage();
  const fetching = useAct();
  const ending = useAct();
  const [isEnding, setIsEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { address, nextAt, hasFailed } = follow;
  const next = time(nextAt);
  const isGone = (error: unknown): boolean => failureOf(error).error === 'notFollowed';
  /** A file may take minutes: what is under way is asked for again. */
  const ask = async (): Promise<NonNullable<StaffReply<'fetchFollowedPrices'>['outcome']>> =>
    (await send('fetchFollowedPrices', { locationId, language })).outcome ?? ask();
  const fetchNow = (): void => {
    setProblem(null);
    void fetching.run(async () => {
      try {
        const outcome = await ask();
        if (outcome.kind === 'staged') onDone(t`New prices of ${name} are staged.`);
        else if (outcome.kind === 'unchanged') onDone(t`The file of ${name} has not changed.`);
        else {
          setProblem(outcome.problem);
          onChanged();
        }
      } catch (error) {
        if (isGone(error)) onChanged();
        throw error;
      }
    });
  };
  const end = (): void => {
    void ending.run(async () => {
      try {
        await send('unfollowPrices', { locationId });
        onDone(t`The file of ${name} is followed no more. Its prices stay as they are.`);
      } catch (error) {
        if (isGone(error)) onChanged();
        throw error;
      }
    });
  };
  return (
    <div className="card stack">
      <h2>
        <Trans>Followed</Trans>
      </h2>
      <p>
        <Trans>
          The server fetches this file by itself, and stages it where it has changed: {address}. It does so again after{' '}
          {next}.
        </Trans>
      </p>
      {problem !== null && <Notice look="bad">{problem}</Notice>}
      {hasFailed && problem === null && (
        <Notice look="bad">
          <Trans>
            The last time it could not. Staff were told why by mail; the file can be brought by hand meanwhile.
          </Trans>
        </Notice>
      )}
      <ErrorNotice failure={fetching.failure} />
      <div className="row">
        <Button isBusy={fetching.isBusy} onPress={fetchNow}>
          <Trans>Fetch it now</Trans>
        </Button>
        <Button look="danger" onPress={() => setIsEnding(true)}>
          <Trans>Follow it no more</Trans>
        </Button>
        {fetching.isBusy && (
          <output className="secondary">
            <Trans>It is being fetched and read. That may take some minutes.</Trans>
          </output>
        )}
      </div>
      {isEnding && (
        <ConfirmDialog
          title={t`Follow the file of ${name} no more?`}
          act={t`Follow it no more`}
          cancel={t`Cancel`}
          isDangerous
          isBusy={ending.isBusy}
          onConfirm={end}
          onCancel={() => setIsEnding(false)}
        >
          <p>
            <Trans>The server does not fetch it any more. Its prices stay as they are.</Trans>
          </p>
          <ErrorNotice failure={ending.failure} />
        </ConfirmDialog>
      )}
    </div>
  );
}
