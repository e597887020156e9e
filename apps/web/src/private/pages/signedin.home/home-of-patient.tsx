import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText } from 'lucide-react';
import { Page as FramePage } from '../../../frame/page.tsx';
import { StateLink } from '../../../router/state-link.tsx';
import { Door, doorClass } from '../../../ui/door.tsx';
import type { ActingFor } from '../../session/session.tsx';

/** The first page for a patient whom the user looks after: what the access opens, and nothing of the user's own. */
export function HomeOfPatient({ actingFor: { name, scope } }: { actingFor: ActingFor }) {
  const { t } = useLingui();
  return (
    <FramePage
      state="signedin.home"
      title={t`For ${name}`}
      lead={<Trans>What you do here is done for {name}, and recorded with your name.</Trans>}
    >
      <ul className="signed-in-doors">
        <li>
          <StateLink to="patient-cost-estimates" className={doorClass}>
            <Door icon={ReceiptText} name={<Trans>Cost estimates</Trans>}>
              {scope === 'manage' ? (
                <Trans>Saved estimates, and new ones that you make for {name}</Trans>
              ) : (
                <Trans>The estimates that are saved</Trans>
              )}
            </Door>
          </StateLink>
        </li>
      </ul>
    </FramePage>
  );
}
