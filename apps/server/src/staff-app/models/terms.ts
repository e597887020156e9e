import type { PublishedTermsModel } from '@portico/staff-contract';
import { type PublishedTerms, type SignedAct, termsStatusAt } from '../../platform/terms/terms.ts';
import { canBeWithdrawn } from '../../staff/terms/publish-terms.ts';

/** Published terms as the contract has them, among all that were published. */
export function publishedTermsModel(
  terms: PublishedTerms,
  all: readonly PublishedTerms[],
  now: Date,
): PublishedTermsModel {
  const { number, kind, version, from, published, withdrawn } = terms;
  return {
    number,
    kind,
    version,
    from: from.toISOString(),
    status: termsStatusAt(terms, all, now),
    canBeWithdrawn: canBeWithdrawn(terms, now),
    published: signedModel(published),
    withdrawn: withdrawn && signedModel(withdrawn),
  };
}

function signedModel({ by, at, reason }: SignedAct): PublishedTermsModel['published'] {
  return { by, at: at.toISOString(), reason };
}
