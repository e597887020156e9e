import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { HandCoins, IdCard, PencilLine, RefreshCw, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { StateLink } from '../router/state-link.tsx';
import { OptionButton, OptionFace } from '../ui/option-button.tsx';
import { entryParams } from './entry-params.ts';
import { optionsOf, type InsuranceOption } from './options-of.ts';
import type { InsurancePanel } from './panel-of.ts';
import { planNameOf } from './insurance-status.ts';
import type { DetailsParams } from './details-params.ts';
import type { InsuranceView } from './use-insurance-view.ts';

export interface InsuranceOptionsProps {
  model: EstimateModel;
  params: DetailsParams;
  view: InsuranceView;
  onOpen: (panel: InsurancePanel) => void;
}

const options: Readonly<Record<InsuranceOption, (props: InsuranceOptionsProps) => ReactNode>> = {
  onFile: OnFile,
  useAgain: UseAgain,
  askAgain: AskAgain,
  benefits: BenefitsByHand,
  another: AnotherInsurance,
  selfPay: SelfPay,
};

/** The options for the insurance, each with what it means. */
export function InsuranceOptions(props: InsuranceOptionsProps) {
  return (
    <ul className="options">
      {optionsOf(props.model).map((name) => {
        const Option = options[name];
        return (
          <li key={name}>
            <Option {...props} />
          </li>
        );
      })}
    </ul>
  );
}

function OnFile({ view: { check } }: InsuranceOptionsProps) {
  return (
    <OptionButton
      icon={ShieldCheck}
      title={<Trans>Use my insurance on file</Trans>}
      note={<Trans>We ask your insurer what you would pay.</Trans>}
      busy={check.state === 'starting'}
      onClick={() => void check.startOnFile()}
    />
  );
}

function UseAgain({ model: { CurrentInsurance }, view }: InsuranceOptionsProps) {
  return (
    <OptionButton
      icon={ShieldCheck}
      title={<Trans>Use {CurrentInsurance && planNameOf(CurrentInsurance)}</Trans>}
      note={<Trans>See what you would pay with it.</Trans>}
      busy={view.changing === 'insurance'}
      onClick={() => view.use('insurance')}
    />
  );
}

function AskAgain({ view: { check } }: InsuranceOptionsProps) {
  return (
    <OptionButton
      icon={RefreshCw}
      title={<Trans>Ask my insurer again</Trans>}
      note={<Trans>For your benefits as they are now.</Trans>}
      busy={check.state === 'starting'}
      onClick={() => void check.startOnFile()}
    />
  );
}

function BenefitsByHand({ onOpen }: InsuranceOptionsProps) {
  return (
    <OptionButton
      icon={PencilLine}
      title={<Trans>Enter your benefits yourself</Trans>}
      note={<Trans>From your card or your plan’s website.</Trans>}
      onClick={() => onOpen('benefits')}
    />
  );
}

/** A guest's own page, or the form in this page for a signed-in person. */
function AnotherInsurance({ model, params, onOpen }: InsuranceOptionsProps) {
  const { states } = useEstimatesBase();
  const isFirst = model.CurrentInsurance === null && !model.HasCoverageOnFile;
  const title = isFirst ? <Trans>Add insurance</Trans> : <Trans>Use another insurance</Trans>;
  const note = <Trans>Have your insurance card at hand.</Trans>;
  if (states.insurance === null) {
    return <OptionButton icon={IdCard} title={title} note={note} onClick={() => onOpen('form')} />;
  }
  return (
    <StateLink to={states.insurance} params={entryParams(model, params)} className="option">
      <OptionFace icon={IdCard} title={title} note={note} />
    </StateLink>
  );
}

function SelfPay({ view }: InsuranceOptionsProps) {
  return (
    <OptionButton
      icon={HandCoins}
      title={<Trans>Pay without insurance</Trans>}
      note={<Trans>See the price if you do not use insurance.</Trans>}
      busy={view.changing === 'selfPay'}
      onClick={() => view.use('selfPay')}
    />
  );
}
