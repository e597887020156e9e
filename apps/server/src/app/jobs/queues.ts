import { recoveryMessageJob } from '../../accounts/recovery/recovery-message-job.ts';
import { printLetterJob } from '../../documents/jobs/print-letter-job.ts';
import { sendMailJob } from '../../documents/jobs/send-mail.ts';
import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import { signUpLetterJob } from '../../enrolment/activation/sign-up-letter-job.ts';
import { recordNoticeJob } from '../../enrolment/record-notice/record-notice-job.ts';
import { phoneCodeJob } from '../../enrolment/verification/phone-code-job.ts';
import { eligibilityInquiryJob } from '../../estimates/insurance/eligibility-inquiry-job.ts';
import { priceWatchQueue } from '../../estimates/kept/price-watch-queue.ts';
import { eraseRestJob } from '../../lifecycle/erase-rest-job.ts';
import { accessNoticeJob } from '../../proxies/access-notice-job.ts';
import { exportQueue } from '../../patients/export/export-queue.ts';
import { followQueue } from '../../prices/follow/follow-queue.ts';
import { importUploadJob } from '../../staff/prices/uploads/import-upload-job.ts';
import { tellAppJob } from '../../openid/sign-outs/tell-app-job.ts';
import type { Queue } from '../../platform/jobs/boss.ts';
import { deadImportsQueue, retentionQueue } from './retention-queues.ts';

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
  importUploadJob,
  tellAppJob,
  retentionQueue,
  deadImportsQueue,
  followQueue,
  exportQueue,
  priceWatchQueue,
];
