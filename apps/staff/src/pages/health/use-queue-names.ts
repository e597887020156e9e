import { useLingui } from '@lingui/react/macro';

/** What queues of jobs do. */
export function useQueueNames(): (queue: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    'send-mail': t`Mail`,
    'send-sms': t`Text messages`,
    'print-letter': t`Letters`,
    'phone-code': t`Codes to phones`,
    'sign-up-letter': t`Letters of the sign-up`,
    'record-notice': t`Notices to the owners of records`,
    'access-notice': t`Notices of accesses`,
    'recovery-message': t`Messages of recoveries`,
    'eligibility-inquiry': t`Inquiries to insurers`,
    'erase-rest': t`Erasing of accounts`,
    'import-upload': t`Price files that were brought at the screen`,
    'tell-app': t`Sign-outs that apps are told of`,
    retention: t`Removal of what has expired`,
    'dead-imports': t`Removal of broken imports`,
    'follow-prices': t`Fetching of price files`,
    'export-patients': t`Fetching of patients`,
    'watch-prices': t`Mails about changed prices`,
  };
  return (queue) => names[queue] ?? queue;
}
