import { recoveryMessageJob } from '../../accounts/recovery/recovery-message.ts';
import { printLetterJob } from '../../documents/jobs/print-letter.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import { signUpLetterJob } from '../../enrolment/activation/sign-up-letter.ts';
import { recordNoticeJob } from '../../enrolment/record-notice/record-notice-job.ts';
import { phoneCodeJob } from '../../enrolment/verification/send-phone-code.ts';
import { eligibilityInquiryJob } from '../../estimates/insurance/eligibility-inquiry.ts';
import { priceWatchQueue } from '../../estimates/kept/tell-of-prices.ts';
import { eraseRestJob } from '../../lifecycle/erase-rest.ts';
import { accessNoticeJob } from '../../proxies/access-notice-job.ts';
import { exportQueue } from '../../patients/export/run-export.ts';
import { followQueue } from '../../prices/follow/follow-prices.ts';
import { tellAppJob } from '../../openid/sign-outs/tell-app.ts';
import type { Queue } from '../../platform/jobs/boss.ts';
import { deadImportsQueue, retentionQueue } from './retention.ts';

export const queues: readonly Queue[] = [
  sendMailJob,
  sendSmsJob,
  printLetterJob,
  phoneCodeJob,
  signUpLetterJob,
  recordNoticeJob,
  accessNoticeJob,
  recoveryMessageJob,
  eligibilityInquiryJob,
  eraseRestJob,
  tellAppJob,
  retentionQueue,
  deadImportsQueue,
  followQueue,
  exportQueue,
  priceWatchQueue,
];
