import { useLingui } from '@lingui/react/macro';
import type { TermsKind } from '@portico/contract';
import type { PublishedTermsModel } from '@portico/staff-contract';

/** How terms are told of. */
export function useTermsTexts(): {
  kinds: Readonly<Record<TermsKind, string>>;
  /** Who accepts them, and when they are asked for others. */
  about: Readonly<Record<TermsKind, string>>;
  statuses: Readonly<Record<PublishedTermsModel['status'], string>>;
} {
  const { t } = useLingui();
  return {
    kinds: { account: t`Terms of having an account`, estimates: t`Terms of estimates, for guests` },
    about: {
      account: t`Whoever makes an account accepts them. Once others are in force, owners of accounts are asked for those at their next sign-in, before anything else.`,
      estimates: t`Guests accept them before their first estimate, and again on every visit.`,
    },
    statuses: {
      inForce: t`In force`,
      toCome: t`To come`,
      past: t`No longer in force`,
      withdrawn: t`Withdrawn`,
    },
  };
}
