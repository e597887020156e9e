import { useLingui } from '@lingui/react/macro';
import type { HelpDeskTopic } from '@portico/contract';
import type { MessageStatus } from '@portico/staff-contract';
import type { BadgeLook } from '../../ui/badge.tsx';

/** What messages are about, and what became of them. */
export function useMessageNames(): {
  topics: Readonly<Record<HelpDeskTopic, string>>;
  statuses: Readonly<Record<MessageStatus, { text: string; look: BadgeLook }>>;
  /** A word that the form offers, in the person's language. */
  choice: (word: string) => string;
} {
  const { t } = useLingui();
  const choices: Readonly<Record<string, string>> = {
    Email: t`By email`,
    Phone: t`By phone`,
    Computer: t`A computer`,
    Other: t`Something else`,
  };
  return {
    topics: { helpdesk: t`Question`, feedback: t`Comments` },
    statuses: {
      open: { text: t`Waits`, look: 'hint' },
      answered: { text: t`Answered`, look: 'good' },
      closed: { text: t({ message: 'Closed', context: 'message' }), look: 'plain' },
    },
    choice: (word) => choices[word] ?? word,
  };
}
