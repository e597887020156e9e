import { useLingui } from '@lingui/react/macro';

/** What is wrong with a message, by the codes of HL7 table 0357. */
export function useRefusalTexts(): (code: number) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<number, string>> = {
    100: t`A segment is missing, or out of order.`,
    101: t`Something required is missing.`,
    102: t`A value cannot be read.`,
    103: t`A value is none that is known.`,
    200: t`This type of message is not taken.`,
    201: t`This event is not taken.`,
    202: t`It was sent for a trial, and not for use.`,
    203: t`This version of HL7 is not taken.`,
    204: t`It names a record that is not there.`,
    205: t`The records look like those of two people. Where each of them has an account, unlink the one that is not the person’s first: on the page of the account.`,
    207: t`It could not be stored.`,
  };
  return (code) => texts[code] ?? t`It cannot be taken.`;
}
