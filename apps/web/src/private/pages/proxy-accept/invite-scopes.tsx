import { Trans } from '@lingui/react/macro';
import { heldScopes, type HeldScope } from '@portico/contract';
import { CalendarDays, Eye, type LucideIcon, MessageCircle, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** What the invited person would be allowed to do, in plain words. */
export function InviteScopes({ scopes }: { scopes: readonly HeldScope[] }) {
  return (
    <ul className="invite-list">
      {heldScopes
        .filter((each) => scopes.includes(each))
        .map((each) => (
          <li key={each}>
            <Icon of={meanings[each].icon} />
            <span>{meanings[each].words()}</span>
          </li>
        ))}
    </ul>
  );
}

const meanings: Readonly<Record<HeldScope, { icon: LucideIcon; words: () => ReactNode }>> = {
  view: {
    icon: Eye,
    words: () => <Trans>You would see the estimates that they save, their visits, and their record in our apps.</Trans>,
  },
  estimates: {
    icon: ReceiptText,
    words: () => (
      <Trans>
        You would also make, save, change and delete estimates for them. You would enter or replace their insurance.
      </Trans>
    ),
  },
  messages: {
    icon: MessageCircle,
    words: () => <Trans>You would read their messages with us, and write to the help desk for them.</Trans>,
  },
  manage: {
    icon: CalendarDays,
    words: () => (
      <Trans>
        You would see, book, move and cancel their visits, and join those by video. Our apps would let you change their
        record.
      </Trans>
    ),
  },
  saved: { icon: Eye, words: () => <Trans>You would see the estimates that they save.</Trans> },
};
