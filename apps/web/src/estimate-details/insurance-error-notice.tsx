import { Trans } from '@lingui/react/macro';
import type { EstimateModel } from '@portico/contract';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { cameToNothing, insuranceStatusOf } from './insurance-status.ts';
import type { Choices } from './use-choices.ts';

/** The insurance section's error (spec §4, §8): a change that failed, or one after which there is no estimate. */
export function InsuranceErrorNotice({ model, choices }: { model: EstimateModel; choices: Choices }) {
  const { failed, choose } = choices;
  if (failed?.choice.section === 'insurance') {
    return <EstimateErrorNotice failure={failed.failure} onRetry={() => choose(failed.choice)} />;
  }
  const status = insuranceStatusOf(model);
  const isSettled = status === 'entered' || model.IsSelfPay;
  if (!isSettled || !cameToNothing(model)) return null;
  const call = <PhoneLink number={model.Configuration.CustomerServicePhone} />;
  return (
    <Notice
      kind="rose"
      role="alert"
      title={<Trans>We couldn't create an estimate with the information you provided.</Trans>}
    >
      <p>
        <Trans>Call us at {call}. We can work out the price with you.</Trans>
      </p>
    </Notice>
  );
}
