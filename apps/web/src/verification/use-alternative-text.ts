import { useLingui } from '@lingui/react/macro';
import type { SignUpStatus } from '@portico/contract';
import { CreditCard, ListChecks, Mailbox, type LucideIcon } from 'lucide-react';
import './words.ts';

type Alternative = SignUpStatus['ways'][number];

/** The name of a method, and what it asks for. */
export interface AlternativeText {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly note: string;
}

/** The methods that can replace another. */
export function useAlternativeText(): Readonly<Record<Alternative, AlternativeText>> {
  const { t } = useLingui();
  return {
    creditHistory: {
      icon: ListChecks,
      name: t`Answer questions about your credit history`,
      note: t`A few questions that few other people could answer. Your credit score does not change.`,
    },
    creditCard: {
      icon: CreditCard,
      name: t`Use a credit card`,
      note: t`One in your own name. It is not charged.`,
    },
    activationCode: {
      icon: Mailbox,
      name: t`Get a code by mail`,
      note: t`We mail you a letter. It takes a few days, and you go on with the code in it.`,
    },
  };
}
