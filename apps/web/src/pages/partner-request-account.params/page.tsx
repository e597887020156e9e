import { useState } from 'react';
import { useFlowNote } from '../../flow/flow-note.ts';
import { recallPartnerToken } from '../../partners/partner-session.ts';
import { usePartner } from '../../router/use-partner.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { ConfirmedView } from './confirmed-view.tsx';
import { MainView } from './main-view.tsx';
import { SentView } from './sent-view.tsx';
import { UnknownPartnerView } from './unknown-partner-view.tsx';

/** A request for an account through a partner (spec §2: "views main, ok, invalidCP"). No success by address alone. */
export function Page() {
  const { view } = useStateParams('partner-request-account.params') ?? {};
  const note = useFlowNote();
  const partner = usePartner();
  // Stored across views, to send the mail again or to correct the address.
  const [email, setEmail] = useState('');
  if (partner === null || view === 'invalidCP') return <UnknownPartnerView />;
  if (view === 'ok' && partner.verificationType === 'email' && note === 'sent') {
    return <SentView partner={partner} email={email} />;
  }
  if (view === 'ok' && recallPartnerToken(partner.name) !== undefined) return <ConfirmedView partner={partner} />;
  return <MainView partner={partner} email={email} onEmail={setEmail} />;
}
