import { failingRecipients } from '../adapters/mail-outbox.ts';
import { failingNumbers } from '../adapters/sms-outbox.ts';
import { demonstrationAccounts, firstToTry } from './accounts.ts';

/** An estimate that shows one special case. The parameters are those of the details page (spec §2). */
export type DemonstrationEstimate = { shows: string; svcArea: string; location: string; template: string };

const estimates = {
  allPriced: {
    shows: 'Hospital and physician fees, all priced, without a choice of doctor',
    svcArea: 'bay',
    location: 'alder-main',
    template: 'mri-knee',
  },
  choiceOfDoctor: {
    shows: 'A choice between two doctors, and anesthesia among the physician fees',
    svcArea: 'bay',
    location: 'alder-main',
    template: 'knee-replacement',
  },
  longName: {
    shows: 'A doctor with a long name',
    svcArea: 'bay',
    location: 'alder-main',
    template: 'birth-vaginal',
  },
  atEverySite: {
    shows: 'The same service at all three sites, to compare',
    svcArea: 'bay',
    location: 'alder-main',
    template: 'ultrasound-abdomen',
  },
  severalUnits: {
    shows: 'One component that is billed three times',
    svcArea: 'bay',
    location: 'alder-main',
    template: 'physical-therapy',
  },
  clinicFee: {
    shows: 'A hospital fee on top of the visit, which the clinic in North Valley does not charge',
    svcArea: 'bay',
    location: 'alder-main',
    template: 'visit-return-20',
  },
  successorCode: {
    shows: 'A price under the code that took the place of a retired one (MS-DRG 451 for 460)',
    svcArea: 'bay',
    location: 'alder-main',
    template: 'spinal-fusion',
  },
  noPhysicianFees: {
    shows: 'No physician fees: the site publishes hospital fees only',
    svcArea: 'bay',
    location: 'bayside-imaging',
    template: 'mri-knee',
  },
  outOfNetwork: {
    shows: 'Out of network for members of Redwood Family Plan, which the site has no contract with',
    svcArea: 'bay',
    location: 'bayside-imaging',
    template: 'mri-knee',
  },
  grossChargeOnly: {
    shows: 'Only a gross charge: no cash price is published',
    svcArea: 'north',
    location: 'north-valley',
    template: 'ultrasound-thyroid',
  },
  priceFailure: {
    shows: 'A price failure: anesthesia is published as a formula, the hospital and the surgeon as amounts',
    svcArea: 'north',
    location: 'north-valley',
    template: 'cataract-surgery',
  },
  cannotBeEstimated: {
    shows: 'No estimate at all: every fee is published as a formula',
    svcArea: 'north',
    location: 'north-valley',
    template: 'echocardiogram',
  },
  notOffered: {
    shows: 'A service that the site does not offer',
    svcArea: 'north',
    location: 'north-valley',
    template: 'hip-replacement',
  },
} as const satisfies Record<string, DemonstrationEstimate>;

/**
 * Everything to try in a demonstration, and the inputs that make each local adapter fail. Accounts are listed by
 * purpose. `firstToTry` is the account to sign in with for a first look.
 */
export const demonstrationDirectory = {
  firstToTry,
  accounts: demonstrationAccounts,
  estimates,
  failingInputs: {
    mail: Object.entries(failingRecipients).map(([recipient, outcome]) => ({ recipient, outcome })),
    sms: Object.entries(failingNumbers).map(([recipient, outcome]) => ({ recipient, outcome })),
  },
} as const;

/**
 * The content of /dev/demo.json.
 *
 * @param notEnrolled patients without an account, with the codes that were issued to them.
 * @param videoVisits links to video visits.
 * @param apps addresses of the apps that sign people in by the portal.
 */
export function directoryOf<Patient, Visits>(
  notEnrolled: readonly Patient[],
  videoVisits: Visits,
  apps: Readonly<Record<string, string>>,
) {
  const { accounts } = demonstrationDirectory;
  return { ...demonstrationDirectory, accounts: { ...accounts, notEnrolled }, videoVisits, apps };
}
