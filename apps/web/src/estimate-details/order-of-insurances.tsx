import { Trans } from '@lingui/react/macro';
import type { EstimateModel, SecondInsurance } from '@portico/contract';
import { Disclosure } from '../ui/disclosure.tsx';

/** Which of two insurances pays first, and by which rules: they are open where an insurer names the other order. */
export function OrderOfInsurances({ model, second }: { model: EstimateModel; second: SecondInsurance }) {
  const first = model.CurrentInsurance?.Payor.Name;
  const last = second.Insurance.Payor.Name;
  if (!second.CanPayFirst) {
    return (
      <p className="insurance-words">
        <Trans>
          {first} pays first. {last} is Medicaid, which pays last.
        </Trans>
      </p>
    );
  }
  const isDisputed = model.Messages.some(({ Name }) => Name === 'insurerNamesOtherOrder');
  return (
    <>
      <p className="insurance-words">
        <Trans>
          {first} pays first, then {last}.
        </Trans>
      </p>
      <Disclosure summary={<Trans>How to tell which one pays first</Trans>} open={isDisputed}>
        <Rules />
      </Disclosure>
    </>
  );
}

/**
 * The usual rules in plain words: NAIC Coordination of Benefits Model Regulation (120), section 6, and Medicare as secondary
 * payer, 42 CFR 411.100 to 411.206. Which of them holds, no message tells.
 */
function Rules() {
  return (
    <ul className="insurance-words">
      <li>
        <Trans>The plan of your own work pays before the one of a spouse or a parent.</Trans>
      </li>
      <li>
        <Trans>
          For a child of two insured parents, the plan of the parent whose birthday comes first in the year pays first.
          The year of birth does not matter, and what a court has ordered goes before this.
        </Trans>
      </li>
      <li>
        <Trans>
          Medicare pays after the plan of an employer for whom you or your spouse work. This goes for employers of 20
          people or more (100 if you have Medicare for a disability). It pays first if the employer is smaller, or if
          the work has ended.
        </Trans>
      </li>
      <li>
        <Trans>Each insurer can tell you what it has on file. Ask the one that you think pays first.</Trans>
      </li>
    </ul>
  );
}
