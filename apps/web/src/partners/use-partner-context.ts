import { usePartner } from '../router/use-partner.ts';
import { recallPartnerToken } from './partner-session.ts';

/**
 * What calls that begin a flow send of the partner in whose context it begins (contract: partnerContext); nothing
 * outside a partner's context.
 */
export interface PartnerContext {
  readonly partner?: string;
  readonly partnerToken?: string;
}

/** Reads it when the call is made: by then the session may be verified, or the context another partner's. */
export function usePartnerContext(): () => PartnerContext {
  const partner = usePartner();
  return () => {
    if (partner === null) return {};
    const partnerToken = recallPartnerToken(partner.name);
    return { partner: partner.name, ...(partnerToken === undefined ? {} : { partnerToken }) };
  };
}
