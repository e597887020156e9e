import type { StaffHandlers } from '../handler.ts';
import { accountCalls } from './accounts.ts';
import { announcementCalls } from './announcements.ts';
import { auditCalls } from './audit.ts';
import { codeCalls } from './access-codes.ts';
import { healthCalls } from './health.ts';
import { helpDeskCalls } from './help-desk.ts';
import { matchCalls } from './matches.ts';
import { openingCalls } from './openings.ts';
import { payorCalls } from './payors.ts';
import { priceFollowCalls } from './price-follows.ts';
import { priceUploadCalls } from './price-uploads.ts';
import { priceCalls } from './prices.ts';
import { proxyCalls } from './proxies.ts';
import { refusedMessageCalls } from './refused-messages.ts';
import { searchCalls } from './searches.ts';
import { sessionCalls } from './session.ts';
import { termsCalls } from './terms.ts';
import { visitCalls } from './visits.ts';

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
} satisfies StaffHandlers;
