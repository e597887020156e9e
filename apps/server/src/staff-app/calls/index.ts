import type { StaffHandlers } from '../handler.ts';
import { accountCalls } from './accounts/accounts.ts';
import { announcementCalls } from './published/announcements.ts';
import { auditCalls } from './operations/audit.ts';
import { codeCalls } from './accounts/access-codes.ts';
import { healthCalls } from './operations/health.ts';
import { languageCalls } from './operations/languages.ts';
import { helpDeskCalls } from './patients/help-desk.ts';
import { matchCalls } from './accounts/matches.ts';
import { openingCalls } from './accounts/openings.ts';
import { payorCalls } from './prices/payors.ts';
import { priceFollowCalls } from './prices/price-follows.ts';
import { priceUploadCalls } from './prices/price-uploads.ts';
import { priceCalls } from './prices/prices.ts';
import { proxyCalls } from './accounts/proxies.ts';
import { refusedMessageCalls } from './patients/refused-messages.ts';
import { searchCalls } from './operations/searches.ts';
import { sessionCalls } from './session.ts';
import { termsCalls } from './published/terms.ts';
import { visitCalls } from './patients/visits.ts';

/** The handlers of all calls of staff: each asks the act that the command line does too, and writes what it returns as the contract has it. */
export const staffHandlers = {
  ...sessionCalls,
  ...accountCalls,
  ...proxyCalls,
  ...codeCalls,
  ...openingCalls,
  ...helpDeskCalls,
  ...matchCalls,
  ...visitCalls,
  ...refusedMessageCalls,
  ...priceCalls,
  ...priceUploadCalls,
  ...priceFollowCalls,
  ...payorCalls,
  ...announcementCalls,
  ...termsCalls,
  ...searchCalls,
  ...auditCalls,
  ...healthCalls,
  ...languageCalls,
} satisfies StaffHandlers;
