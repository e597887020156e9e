import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@portico/contract';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClaimWords } from '../../../amount-claims/claim-words.tsx';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useMay } from '../../session/session.tsx';
import { Day } from '../../when/when.tsx';

export interface EstimateOfAppointmentProps {
  appointment: Appointment;
  /** Of the appointment, for who does not see the card around it. */
  name: string;
}

/** The estimate that was saved of the same service at the same place, or the way to one. */
export function EstimateOfAppointment({ appointment: { estimate, begin }, name }: EstimateOfAppointmentProps) {
  const mayMake = useMay('estimates');
  const what = <VisuallyHidden>: {name}</VisuallyHidden>;
  if (estimate !== null) {
    return (
      <div className="visit-estimate">
        <p>
          <Trans>
            Saved estimate: <ClaimWords claim={estimate.claim} /> <strong className="money">{estimate.amount}</strong>
          </Trans>
          <br />
          <span className="secondary">
            {estimate.payorName === '' ? <Trans>Without insurance</Trans> : <Trans>With {estimate.payorName}</Trans>}
            {' · '}
            <Day iso={estimate.savedAt} />
          </span>
        </p>
        <StateLink
          to="patient-cost-estimates-detail"
          params={{ svcArea: estimate.serviceArea, estimate: estimate.id }}
          className={buttonClass('secondary')}
        >
          <span>
            <Trans>See the estimate</Trans>
            {what}
          </span>
        </StateLink>
      </div>
    );
  }
  if (!mayMake) return null;
  const words = (
    <>
      <Icon of={ReceiptText} size={20} />
      <span>
        <Trans>What would it cost?</Trans>
        {what}
      </span>
    </>
  );
  return <div className="row">{beginning(begin, words)}</div>;
}

/** As far as it is known what it is and where: to the estimate itself, to all places, or to the services that are found by its words. */
function beginning({ serviceArea, location, template, search }: Appointment['begin'], words: ReactNode) {
  const className = buttonClass('secondary');
  if (template !== '' && location !== '') {
    const params = { svcArea: serviceArea, location, template };
    return (
      <StateLink to="patient-cost-estimates-detail" params={params} className={className}>
        {words}
      </StateLink>
    );
  }
  if (template !== '') {
    return (
      <StateLink to="patient-cost-estimates-compare" params={{ template }} className={className}>
        {words}
      </StateLink>
    );
  }
  const place = location === '' ? {} : { svcArea: serviceArea, location };
  return (
    <StateLink to="patient-cost-estimates-services" params={{ ...place, search }} className={className}>
      {words}
    </StateLink>
  );
}
