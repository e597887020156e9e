import { Trans } from '@lingui/react/macro';
import { useSession } from '../../session/session.tsx';
import type { AccountCardProps } from './account-card.ts';
import { Acts } from './acts/acts.tsx';
import { useEndingActs } from './acts/use-ending-acts.tsx';

/** What ends the account, apart from all else and each with what follows; shown to those alone who may do some of it. */
export function EndingCard({ account, onDone }: AccountCardProps) {
  const { may } = useSession();
  const acts = useEndingActs(account);
  if (!acts.some(({ needs }) => may(needs))) return null;
  return (
    <section className="card">
      <h2>
        <Trans>Ending the account</Trans>
      </h2>
      <div className="stack">
        <Acts acts={acts} areExplained onDone={onDone} />
      </div>
    </section>
  );
}
