import { type StaffPermission, staffPages } from '@portico/staff-contract';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { useSession } from '../session/session.tsx';
import { AccountPage } from './account/account-page.tsx';
import { AccountsPage } from './account/accounts-page.tsx';
import { AnnouncementsPage } from './announcements/announcements-page.tsx';
import { AuditPage } from './audit/audit-page.tsx';
import { CodesPage } from './codes/codes-page.tsx';
import { HealthPage } from './health/health-page.tsx';
import { MessagePage } from './help-desk/message-page.tsx';
import { MessagesPage } from './help-desk/messages-page.tsx';
import { HomePage } from './home-page.tsx';
import { LanguagesPage } from './languages/languages-page.tsx';
import { NotHerePage } from './not-here-page.tsx';
import { MatchesPage } from './matches/matches-page.tsx';
import { OpeningsPage } from './openings/openings-page.tsx';
import { PayerNamesPage } from './payors/payer-names-page.tsx';
import { PayorsPage } from './payors/payors-page.tsx';
import { ComparisonPage } from './prices/compare/comparison-page.tsx';
import { LocationPage } from './prices/location-page.tsx';
import { PricesPage } from './prices/prices-page.tsx';
import { RefusedMessagesPage } from './refused/refused-messages-page.tsx';
import { ReplayPage } from './refused/replay/replay-page.tsx';
import { TermsPage } from './terms/terms-page.tsx';
import { VisitsPage } from './visits/visits-page.tsx';
import { SearchesPage } from './searches-page.tsx';

/** Every page, and what it needs: whoever has not got it reads that the page is not theirs. The server decides in any case. */
export function Pages() {
  const { may } = useSession();
  const only = (needs: StaffPermission, page: ReactNode): ReactNode => (may(needs) ? page : <NotHerePage />);
  return (
    <Routes>
      <Route path={staffPages.home} element={<HomePage />} />
      <Route path={staffPages.accounts} element={only('readAccounts', <AccountsPage />)} />
      <Route path={staffPages.account} element={only('readAccounts', <AccountPage />)} />
      <Route path={staffPages.codes} element={only('openAccounts', <CodesPage />)} />
      <Route path={staffPages.openings} element={only('openAccounts', <OpeningsPage />)} />
      <Route path={staffPages.messages} element={only('answerHelpDesk', <MessagesPage />)} />
      <Route path={staffPages.message} element={only('answerHelpDesk', <MessagePage />)} />
      <Route path={staffPages.visits} element={only('inviteToVisits', <VisitsPage />)} />
      <Route path={staffPages.matches} element={only('openAccounts', <MatchesPage />)} />
      <Route path={staffPages.refused} element={only('settleMessages', <RefusedMessagesPage />)} />
      <Route path={staffPages.refusedMessage} element={only('settleMessages', <ReplayPage />)} />
      <Route path={staffPages.prices} element={only('managePrices', <PricesPage />)} />
      <Route path={staffPages.pricesOfLocation} element={only('managePrices', <LocationPage />)} />
      <Route path={staffPages.pricesCompared} element={only('managePrices', <ComparisonPage />)} />
      <Route path={staffPages.payors} element={only('managePrices', <PayorsPage />)} />
      <Route path={staffPages.payorsOfLocation} element={only('managePrices', <PayerNamesPage />)} />
      <Route path={staffPages.announcements} element={only('announce', <AnnouncementsPage />)} />
      <Route path={staffPages.terms} element={only('publishTerms', <TermsPage />)} />
      <Route path={staffPages.searches} element={only('readSearches', <SearchesPage />)} />
      <Route path={staffPages.audit} element={only('readTrail', <AuditPage />)} />
      <Route path={staffPages.languages} element={only('readLanguages', <LanguagesPage />)} />
      <Route path={staffPages.health} element={only('readHealth', <HealthPage />)} />
      <Route path="*" element={<NotHerePage />} />
    </Routes>
  );
}
