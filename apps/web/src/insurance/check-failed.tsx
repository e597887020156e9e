import { Trans } from '@lingui/react/macro';
import { HandCoins, Hourglass, PencilLine, RotateCw, SearchCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { OptionButton } from '../ui/option-button.tsx';
import type { CheckOutcome } from './use-eligibility-check.ts';
import './words.ts';
import './check-failed.css';

export interface CheckFailedProps {
  outcome: CheckOutcome;
  payorName: string;
  /** Waits for the answer again, where somebody stopped waiting for it. */
  onLookAgain: () => void;
  /** Asks the same insurer once more. */
  onAskAgain: () => void;
  onCheckEntries: () => void;
  onEnterBenefits: () => void;
  onSelfPay: () => void;
  /** The insurer is about to be asked again. */
  isStarting: boolean;
  /** The price without insurance is on its way. */
  isBusy: boolean;
  /** Why either did not come. */
  errorNotice?: ReactNode;
}

/** The intermediate page of a check that did not bring benefits (spec §4): why, and the ways on. Its heading takes focus. */
export function CheckFailed(props: CheckFailedProps) {
  const { outcome, payorName, onLookAgain, onAskAgain, onCheckEntries, onEnterBenefits, onSelfPay } = props;
  const { isStarting, isBusy, errorNotice } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // Once for each outcome.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome]);
  const check = (
    <OptionButton
      icon={SearchCheck}
      title={<Trans>Check what you entered</Trans>}
      note={<Trans>Everything is still there. A letter or a digit may be off.</Trans>}
      onClick={onCheckEntries}
    />
  );
  const isAboutEntries = outcome.errors.length > 0 || ['inactive', 'anotherPerson'].includes(outcome.reason);
  return (
    <section className="check-failed">
      <div className="stack">
        <h2 ref={heading} tabIndex={-1}>
          <Why outcome={outcome} payorName={payorName} />
        </h2>
        <Reasons outcome={outcome} />
      </div>
      {errorNotice}
      <ul className="options">
        {outcome.is === 'stopped' && (
          <li>
            <OptionButton
              icon={Hourglass}
              title={<Trans>Look again</Trans>}
              note={<Trans>See whether {payorName} has answered.</Trans>}
              onClick={onLookAgain}
            />
          </li>
        )}
        {outcome.mayAskAgain && (
          <li>
            <OptionButton
              icon={RotateCw}
              title={<Trans>Ask {payorName} again</Trans>}
              note={<Trans>With what you entered, now or in a few minutes</Trans>}
              busy={isStarting}
              onClick={onAskAgain}
            />
          </li>
        )}
        {isAboutEntries && <li>{check}</li>}
        <li>
          <OptionButton
            icon={PencilLine}
            title={<Trans>Enter your benefits yourself</Trans>}
            note={<Trans>Your copay, your coinsurance and what is left of your deductible</Trans>}
            onClick={onEnterBenefits}
          />
        </li>
        {!isAboutEntries && <li>{check}</li>}
        <li>
          <OptionButton
            icon={HandCoins}
            title={<Trans>See the price without insurance</Trans>}
            note={<Trans>You can add your insurance later.</Trans>}
            busy={isBusy}
            onClick={onSelfPay}
          />
        </li>
      </ul>
    </section>
  );
}

function Why({
  outcome: { is, reason, text, mayAskAgain },
  payorName,
}: Pick<CheckFailedProps, 'outcome' | 'payorName'>) {
  if (is === 'stopped') return <Trans>You stopped waiting for {payorName}</Trans>;
  if (reason === 'inactive') return <Trans>{payorName} says that this coverage is not active</Trans>;
  if (reason === 'contact') return <Trans>{payorName} asks you to call them about this coverage</Trans>;
  if (reason === 'incomplete') return <Trans>{payorName} gave us only some of your benefits</Trans>;
  if (reason === 'anotherPerson') return <Trans>{payorName} may have answered about somebody else</Trans>;
  if (reason === 'spendDown') return <Trans>{payorName} pays only after you have paid a certain amount</Trans>;
  if (reason === 'notAsked') return <Trans>We cannot ask {payorName} for you</Trans>;
  if (reason === 'unknownNumber') return <Trans>{payorName} does not know this member number</Trans>;
  if (reason === 'rejected') return <Trans>{payorName} could not use these details</Trans>;
  if (mayAskAgain) return <Trans>{payorName} cannot answer right now</Trans>;
  if (text !== '') return <Trans>We received no answer from {payorName} that we can use</Trans>;
  return <Trans>{payorName} did not answer in time</Trans>;
}

/** What the server says of it. Each error has its own text (CAQH CORE), which says more than the reason. */
function Reasons({ outcome: { is, text, errors, language } }: Pick<CheckFailedProps, 'outcome'>) {
  if (is === 'stopped') {
    return (
      <p>
        <Trans>
          The question goes on, and the answer waits for you here. You can look again, or enter your benefits now.
        </Trans>
      </p>
    );
  }
  const told = errors.length > 0 ? errors.map(({ Text }) => Text) : [text];
  const texts = [...new Set(told)].filter((each) => each !== '');
  if (texts.length === 0) {
    return (
      <p>
        <Trans>We couldn't confirm your benefits with your insurance provider. You can enter them yourself.</Trans>
      </p>
    );
  }
  return texts.map((each) => (
    <p key={each} lang={language}>
      {each}
    </p>
  ));
}
