import { Trans } from '@lingui/react/macro';
import { ChevronRight, HandCoins, PencilLine, SearchCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { CheckOutcome } from './use-eligibility-check.ts';
import './words.ts';
import './check-failed.css';

export interface CheckFailedProps {
  outcome: CheckOutcome;
  payorName: string;
  onCheckEntries: () => void;
  onEnterBenefits: () => void;
  onSelfPay: () => void;
  /** The price without insurance is on its way. */
  isBusy: boolean;
  /** Why it did not come. */
  problem?: ReactNode;
}

/** The intermediate page of a check that did not bring benefits (spec §4): why, and the three ways on. Its heading takes focus. */
export function CheckFailed(props: CheckFailedProps) {
  const { outcome, payorName, onCheckEntries, onEnterBenefits, onSelfPay, isBusy, problem } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const check = (
    <WayOn
      icon={SearchCheck}
      title={<Trans>Check what you entered</Trans>}
      note={<Trans>Everything is still there. A letter or a digit may be off.</Trans>}
      onClick={onCheckEntries}
    />
  );
  const isAboutEntries = outcome.errors.length > 0 || outcome.reason === 'inactive';
  return (
    <section className="check-failed">
      <div className="stack">
        <h2 ref={heading} tabIndex={-1}>
          <Why outcome={outcome} payorName={payorName} />
        </h2>
        <Reasons outcome={outcome} />
      </div>
      {problem}
      <ul>
        {isAboutEntries && <li>{check}</li>}
        <li>
          <WayOn
            icon={PencilLine}
            title={<Trans>Enter your benefits yourself</Trans>}
            note={<Trans>Your copay, your coinsurance and what is left of your deductible</Trans>}
            onClick={onEnterBenefits}
          />
        </li>
        {!isAboutEntries && <li>{check}</li>}
        <li>
          <WayOn
            icon={HandCoins}
            title={<Trans>See the price without insurance</Trans>}
            note={<Trans>You can add your insurance later.</Trans>}
            isBusy={isBusy}
            onClick={onSelfPay}
          />
        </li>
      </ul>
    </section>
  );
}

interface WayOnProps {
  icon: LucideIcon;
  title: ReactNode;
  note: ReactNode;
  isBusy?: boolean;
  onClick: () => void;
}

function WayOn({ icon, title, note, isBusy = false, onClick }: WayOnProps) {
  return (
    <button type="button" className="way-on" aria-disabled={isBusy || undefined} onClick={onClick}>
      <span className="way-on-arch">{isBusy ? <Spinner size={24} /> : <Icon of={icon} />}</span>
      <span className="way-on-words">
        <span className="way-on-title">{title}</span>
        <span className="secondary">{note}</span>
      </span>
      <Icon of={ChevronRight} />
    </button>
  );
}

function Why({ outcome: { reason }, payorName }: Pick<CheckFailedProps, 'outcome' | 'payorName'>) {
  if (reason === 'inactive') return <Trans>{payorName} says that this coverage is not active</Trans>;
  if (reason === 'incomplete') return <Trans>{payorName} told us only a part</Trans>;
  if (reason === 'notAsked') return <Trans>We cannot ask {payorName} for you</Trans>;
  if (reason === 'rejected') return <Trans>{payorName} did not accept our question</Trans>;
  return <Trans>{payorName} did not answer in time</Trans>;
}

/** What the server says of it. Each error has its own text (CAQH CORE), which says more than the reason. */
function Reasons({ outcome: { text, errors, language } }: Pick<CheckFailedProps, 'outcome'>) {
  const told = errors.length > 0 ? errors.map(({ Text }) => Text) : [text];
  const texts = [...new Set(told)].filter((each) => each !== '');
  if (texts.length === 0) {
    return (
      <p>
        <Trans>We couldn't confirm your benefits with your insurance provider. Please enter them below.</Trans>
      </p>
    );
  }
  return texts.map((each) => (
    <p key={each} lang={language}>
      {each}
    </p>
  ));
}
