import { useLingui } from '@lingui/react/macro';
import type { PriceVerdict, PriceVersionModel } from '@portico/staff-contract';
import { useTimes } from '../../formats/use-times.ts';
import type { BadgeLook } from '../../ui/badge.tsx';

/** What versions and verdicts are called. */
export function usePriceNames(): {
  statuses: Readonly<Record<PriceVersionModel['status'], { text: string; look: BadgeLook }>>;
  verdicts: Readonly<Record<PriceVerdict, { text: string; look: 'good' | 'bad' | 'hint' }>>;
  /** Of a version: the day that its file says. */
  pricesOf: (version: Pick<PriceVersionModel, 'lastUpdatedOn'>) => string;
} {
  const { t } = useLingui();
  const { date } = useTimes();
  return {
    statuses: {
      live: { text: t`Live`, look: 'good' },
      staged: { text: t`Not live yet`, look: 'hint' },
      kept: { text: t`Kept`, look: 'plain' },
    },
    verdicts: {
      conforms: {
        text: t`Conforms: nothing that was checked breaks a rule of CMS, and all prices can be shown to patients.`,
        look: 'good',
      },
      'importable with breaches': {
        text: t`Importable: the prices can be shown to patients, but the file breaks rules of CMS (45 CFR 180.50). Send the report to whoever makes it.`,
        look: 'hint',
      },
      'not importable': {
        text: t`Not importable as it is: some of its prices cannot be shown to patients.`,
        look: 'bad',
      },
    },
    pricesOf: ({ lastUpdatedOn }) => (lastUpdatedOn === null ? t`an unknown day` : date(lastUpdatedOn)),
  };
}
