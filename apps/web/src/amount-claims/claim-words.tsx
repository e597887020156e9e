import { Trans } from '@lingui/react/macro';
import type { AmountClaim } from '@portico/contract';
import './words.ts';

/** What an amount claims to be, in words that stand before it; nothing before one that is exact. */
export function ClaimWords({ claim }: { claim: AmountClaim }) {
  if (claim === 'about') return <Trans>about</Trans>;
  if (claim === 'least') return <Trans>at least</Trans>;
  if (claim === 'doctorsPart') return <Trans>the doctor’s part alone, about</Trans>;
  if (claim === 'hospitalPart') return <Trans>hospital fees alone, about</Trans>;
  if (claim === 'incomplete') return <Trans>without the parts that have no price, about</Trans>;
  return null;
}
