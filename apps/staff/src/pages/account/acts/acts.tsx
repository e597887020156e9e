import { useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { useLastOutcome } from '../last-outcome.tsx';
import type { AccountAct } from './account-act.ts';
import { ActDialog } from './act-dialog.tsx';
import './acts.css';

export interface ActsProps {
  acts: readonly AccountAct[];
  /** Each on a line of its own, with what follows from it. */
  areExplained?: boolean;
  onDone: () => void;
}

/** The acts that whoever is signed in may do: each asks once more, and says beside its button what came of it. */
export function Acts({ acts, areExplained = false, onDone }: ActsProps) {
  const { may } = useSession();
  const [chosen, setChosen] = useState<AccountAct | null>(null);
  const [said, say] = useLastOutcome();
  const allowed = acts.filter(({ needs }) => may(needs));
  const button = (act: AccountAct) => (
    <Button key={act.id} look={act.isDangerous ? 'danger' : 'secondary'} onPress={() => setChosen(act)}>
      {act.button}
    </Button>
  );
  return (
    <>
      {areExplained && allowed.length > 0 && (
        <ul className="act-lines">
          {allowed.map((act) => (
            <li key={act.id}>
              <p className="secondary">{act.about}</p>
              {button(act)}
            </li>
          ))}
        </ul>
      )}
      {!areExplained && allowed.length > 0 && <div className="row">{allowed.map(button)}</div>}
      {said !== null && <Outcome key={said} text={said} />}
      {chosen !== null && (
        <ActDialog
          act={chosen}
          onCancel={() => setChosen(null)}
          onDone={() => {
            setChosen(null);
            say(chosen.done);
            onDone();
          }}
        />
      )}
    </>
  );
}
