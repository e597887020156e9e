import { Trans } from '@lingui/react/macro';
import type { InsuranceCard } from '@portico/health-links';
import { IdCard } from 'lucide-react';
import { OptionButton } from '../ui/option-button.tsx';

export interface ChooseCardProps {
  cards: readonly InsuranceCard[];
  onChoose: (card: InsuranceCard) => void;
}

/** Which of several insurances that one link holds. */
export function ChooseCard({ cards, onChoose }: ChooseCardProps) {
  return (
    <div className="stack">
      <h3 tabIndex={-1} ref={focusOnce}>
        <Trans>Which one do you want to use?</Trans>
      </h3>
      {cards.map((card, index) => (
        <OptionButton
          // A card has no number of its own, and the list does not change.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          icon={IdCard}
          title={joined([card.payerName, card.planName])}
          note={joined([card.kind, card.member.firstName])}
          onClick={() => onChoose(card)}
        />
      ))}
    </div>
  );
}

/** As the card has them. */
function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** What the card was asked with is gone. */
function focusOnce(title: HTMLElement | null): void {
  title?.focus();
}
