import { Trans } from '@lingui/react/macro';
import type { CurrentInsurance, EstimateModel } from '@portico/contract';
import { BadgeCheck, CircleAlert, Hourglass, IdCard, PencilLine, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { BenefitsSource } from './benefits-source.tsx';
import { insuranceStatusOf } from './insurance-status.ts';
import './insurance-summary.css';

/**
 * The insurance in a few lines: payor and plan, the last digits of the member number, and the source of its benefits.
 */
export function InsuranceSummary({ model }: { model: EstimateModel }) {
  const { CurrentInsurance: insurance, IsSelfPay, HasCoverageOnFile, CanAddInsurance } = model;
  if (!CanAddInsurance) {
    return (
      <p className="insurance-words">
        <Trans>You saved this estimate without insurance. To use your insurance, make a new one.</Trans>
      </p>
    );
  }
  if (insurance !== null && !IsSelfPay) return <Insured insurance={insurance} model={model} />;
  if (IsSelfPay) {
    return (
      <p className="insurance-words">
        <Trans>This estimate shows what you pay if you do not use insurance.</Trans>
      </p>
    );
  }
  return (
    <p className="insurance-words">
      {HasCoverageOnFile ? (
        <Trans>You have insurance on file with us. Choose how you would pay for this care.</Trans>
      ) : (
        <Trans>We can ask your insurer what you would pay for this care. It takes a minute.</Trans>
      )}
    </p>
  );
}

function Insured({ insurance, model }: { insurance: CurrentInsurance; model: EstimateModel }) {
  const { Payor, PlanName, MemberIdEnding } = insurance;
  return (
    <div className="insured">
      <span className="insured-arch">
        <Icon of={IdCard} />
      </span>
      <div className="insured-words">
        <p className="insured-payor">{Payor.Name}</p>
        {PlanName !== '' && PlanName !== Payor.Name && <p>{PlanName}</p>}
        {MemberIdEnding !== '' && (
          <p className="secondary">
            <Trans>Member number ending in {MemberIdEnding}</Trans>
          </p>
        )}
        <StatusLine insurance={insurance} model={model} />
      </div>
    </div>
  );
}

function StatusLine({ insurance, model }: { insurance: CurrentInsurance; model: EstimateModel }) {
  switch (insuranceStatusOf(model)) {
    case 'confirmed':
      return (
        <Line icon={BadgeCheck} kind="confirmed">
          <BenefitsSource insurance={insurance} />
        </Line>
      );
    case 'entered':
      return (
        <Line icon={PencilLine} kind="entered">
          {model.Estimate?.IsSelfPayEstimate ? (
            <NothingAgreed payor={insurance.Payor.Name} />
          ) : (
            <BenefitsSource insurance={insurance} />
          )}
        </Line>
      );
    case 'needsBenefits':
      return (
        <Line icon={CircleAlert} kind="open">
          <Trans>We still need your benefits.</Trans>
        </Line>
      );
    case 'checking':
      return (
        <Line icon={Hourglass} kind="open">
          <Trans>Your insurer has not answered yet.</Trans>
        </Line>
      );
    default:
      return null;
  }
}

/** Entered benefits change nothing if the hospital has no negotiated rates with the insurer. */
function NothingAgreed({ payor }: { payor: string }) {
  return (
    <Trans>
      We have no agreed prices with {payor}, so this is the price without insurance. Your insurer may pay a part of it.
    </Trans>
  );
}

interface LineProps {
  icon: LucideIcon;
  kind: 'confirmed' | 'entered' | 'open';
  children: ReactNode;
}

function Line({ icon, kind, children }: LineProps) {
  return (
    <p className={`insured-line insured-${kind}`}>
      <Icon of={icon} size={20} />
      <span>{children}</span>
    </p>
  );
}
