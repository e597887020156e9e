import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { usePortal } from '../../../portal/portal.tsx';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

export type InviteAnswer = 'accept' | 'decline';

export interface AnsweredProps {
  answer: InviteAnswer;
  patientName: string;
}

/** The result of the answer. It replaces the page that asked. */
export function Answered({ answer, patientName }: AnsweredProps) {
  const { settings } = usePortal();
  const { t } = useLingui();
  const accepted = answer === 'accept';
  const title = accepted ? t`You are connected` : t`You declined`;
  return (
    <div className="wide page">
      <title>{`${title} · ${settings.name}`}</title>
      <div className="page-content form-width">
        <PageHeading
          takesFocus
          lead={
            accepted ? (
              <Trans>You will find {patientName} on your home page from now on.</Trans>
            ) : (
              <Trans>You will not look after {patientName}. Nothing else was changed.</Trans>
            )
          }
        >
          <span className="invite-done">
            {accepted && <Icon of={CircleCheck} size={34} />}
            {title}
          </span>
        </PageHeading>
        <div className="row">
          <StateLink to="signedin.home" className={buttonClass()}>
            <Trans>Go to your home page</Trans>
          </StateLink>
        </div>
      </div>
    </div>
  );
}
