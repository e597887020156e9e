import { useLingui } from '@lingui/react/macro';
import type { AskingOutcome, ServiceName } from '@portico/staff-contract';

/** What services are called, how they are, and what to do about one that gives no answer. */
export function useServiceTexts(): {
  nameOf: (service: string) => string;
  states: Readonly<Record<AskingOutcome, string>>;
  todo: Readonly<Record<AskingOutcome, string>>;
} {
  const { t } = useLingui();
  const names: Readonly<Record<ServiceName, string>> = {
    'card check': t`Check of payment cards`,
    bureau: t`Credit bureau`,
    geocoding: t`Distances`,
    'partner roster': t`Lists of partners`,
    'identity providers': t`Identity providers`,
    patients: t`Patient records`,
    appointments: t`Appointments and messages`,
    'provider of staff': t`Sign-in of staff`,
    'mail server': t`Mail`,
    'text messages': t`Text messages`,
    letters: t`Letters`,
    apps: t`Apps that are told of a sign-out`,
    'health links': t`Digital insurance cards`,
  };
  const byName: Readonly<Record<string, string>> = names;
  return {
    // An insurer has its own.
    nameOf: (service) => byName[service] ?? service,
    states: {
      answered: t`Answers`,
      timeout: t`Does not answer in time`,
      unreachable: t`Cannot be reached`,
      refused: t`Refuses the portal`,
      garbage: t`Answers what cannot be read`,
      failed: t`Answers what cannot be used`,
      silent: t`Is left alone for now`,
    },
    todo: {
      answered: '',
      timeout: t`Tell whoever runs it. The portal asks again by itself.`,
      unreachable: t`Look at the network, and at its address in the settings; else tell whoever runs it.`,
      refused: t`Renew the login or the token that the portal has for it.`,
      garbage: t`Look whether its address leads elsewhere. The log has the reason.`,
      failed: t`Tell whoever runs it. The log has the reason.`,
      silent: t`It was silent several times in a row, and is asked again by itself. Tell whoever runs it.`,
    },
  };
}
