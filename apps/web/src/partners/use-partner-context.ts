import { usePartner } from '../router/use-partner.ts';
import { recallPartnerToken } from './partner-session.ts';

/** What calls that begin a flow say of the partner in whose context it begins (contract: partnerContext); nothing outside of one. */
export interface PartnerContext {
  readonly partner?: string;
  readonly partnerToken?: string;
}

/** Gives it as it is when the call is made: the session may have been verified, or another partner's context entered, meanwhile. */
export function usePartnerContext(): () => PartnerContext {
  const partner = usePartner();
  return () => {
    if (partner === null) return {};
    const partnerToken = recallPartnerToken(partner.name);
    return { partner: partner.name, ...(partnerToken === undefined ? {} : { partnerToken }) };
  };
}
