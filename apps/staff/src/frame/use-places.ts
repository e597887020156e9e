import { useLingui } from '@lingui/react/macro';
import { type StaffPermission, staffPages } from '@portico/staff-contract';
import { useSession } from '../session/session.tsx';

/** What pages are about. */
type Subject = 'patients' | 'prices' | 'portal';

/** A page that the person may go to. */
interface Place {
  readonly path: string;
  readonly name: string;
  /** What is done there, in a sentence. */
  readonly about: string;
}

/** Pages that are about the same, under their heading. */
export interface PlacesOfSubject {
  readonly subject: Subject;
  readonly heading: string;
  readonly places: readonly Place[];
}

/** The pages of the person's roles besides the one where everybody begins, and no others, by what they are about. */
export function usePlaces(): readonly PlacesOfSubject[] {
  const { t } = useLingui();
  const { may } = useSession();
  const subjects: ReadonlyArray<Omit<PlacesOfSubject, 'places'>> = [
    { subject: 'patients', heading: t`Patients` },
    { subject: 'prices', heading: t`Prices` },
    { subject: 'portal', heading: t`Portal` },
  ];
  const all: ReadonlyArray<Place & { readonly subject: Subject; readonly needs: StaffPermission }> = [
    {
      path: staffPages.accounts,
      name: t`Accounts`,
      subject: 'patients',
      about: t`Find somebody’s account, unlock it, sign it out, suspend it.`,
      needs: 'readAccounts',
    },
    {
      path: staffPages.codes,
      name: t`Access codes`,
      subject: 'patients',
      about: t`Ask for a code by which a patient makes an account, or take codes back.`,
      needs: 'openAccounts',
    },
    {
      path: staffPages.openings,
      name: t`Approvals`,
      subject: 'patients',
      about: t`What opens an account or erases one takes two people: decide what colleagues ask for.`,
      needs: 'openAccounts',
    },
    {
      path: staffPages.messages,
      name: t`Messages`,
      subject: 'patients',
      about: t`What patients have written to the help desk: read it, answer it, close it.`,
      needs: 'answerHelpDesk',
    },
    {
      path: staffPages.visits,
      name: t`Video visits`,
      subject: 'patients',
      about: t`Make a video visit, and the link that opens it.`,
      needs: 'inviteToVisits',
    },
    {
      path: staffPages.matches,
      name: t`Uncertain records`,
      subject: 'patients',
      about: t`Accounts of which only people can tell whose record is theirs.`,
      needs: 'openAccounts',
    },
    {
      path: staffPages.refused,
      name: t`Refused messages`,
      subject: 'patients',
      about: t`What records systems have sent and was not taken: try it again, or discard it.`,
      needs: 'settleMessages',
    },
    {
      path: staffPages.prices,
      name: t`Price files`,
      subject: 'prices',
      about: t`Bring a hospital’s file, see what it would change, make it live, go back.`,
      needs: 'managePrices',
    },
    {
      path: staffPages.payors,
      name: t`Payors`,
      subject: 'prices',
      about: t`Decide which payors the names of price files stand for, many at once.`,
      needs: 'managePrices',
    },
    {
      path: staffPages.searches,
      name: t`Searches in vain`,
      subject: 'prices',
      about: t`What patients searched for and did not find.`,
      needs: 'readSearches',
    },
    {
      path: staffPages.announcements,
      name: t`Announcements`,
      subject: 'portal',
      about: t`What stands above the sign-in form: write it, see it as patients do, take it back.`,
      needs: 'announce',
    },
    {
      path: staffPages.terms,
      name: t`Terms`,
      subject: 'portal',
      about: t`What patients accept: write a new version, see it as they do, publish it from a day on.`,
      needs: 'publishTerms',
    },
    {
      path: staffPages.languages,
      name: t`Languages`,
      subject: 'portal',
      about: t`Which languages are on, who has reviewed them, and which texts they lack.`,
      needs: 'readLanguages',
    },
    {
      path: staffPages.audit,
      name: t`Audit trail`,
      subject: 'portal',
      about: t`Who did what: search it, save it, verify that nothing was changed.`,
      needs: 'readTrail',
    },
    {
      path: staffPages.health,
      name: t`Health`,
      subject: 'portal',
      about: t`How the services outside are, what waits, disks and prices.`,
      needs: 'readHealth',
    },
  ];
  return subjects
    .map((each) => ({ ...each, places: all.filter(({ subject, needs }) => subject === each.subject && may(needs)) }))
    .filter(({ places }) => places.length > 0);
}
