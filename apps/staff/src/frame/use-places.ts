import { useLingui } from '@lingui/react/macro';
import { type StaffPermission, staffPages } from '@portico/staff-contract';
import { useSession } from '../session/session.tsx';

/** A page that the person may go to. */
export interface Place {
  readonly path: string;
  readonly name: string;
  /** What is done there, in a sentence. */
  readonly about: string;
}

/** The pages of the person's roles, and no others. */
export function usePlaces(): Place[] {
  const { t } = useLingui();
  const { may } = useSession();
  const all: ReadonlyArray<Place & { readonly needs: StaffPermission | null }> = [
    { path: staffPages.home, name: t`Home`, about: '', needs: null },
    {
      path: staffPages.accounts,
      name: t`Accounts`,
      about: t`Find somebody’s account, unlock it, sign it out, suspend it.`,
      needs: 'readAccounts',
    },
    {
      path: staffPages.codes,
      name: t`Access codes`,
      about: t`Ask for a code by which a patient makes an account, or take codes back.`,
      needs: 'openAccounts',
    },
    {
      path: staffPages.openings,
      name: t`Approvals`,
      about: t`What opens an account or erases one takes two people: decide what colleagues ask for.`,
      needs: 'openAccounts',
    },
    {
      path: staffPages.messages,
      name: t`Messages`,
      about: t`What patients have written to the help desk: read it, answer it, close it.`,
      needs: 'answerHelpDesk',
    },
    {
      path: staffPages.visits,
      name: t`Video visits`,
      about: t`Make a video visit, and the link that opens it.`,
      needs: 'inviteToVisits',
    },
    {
      path: staffPages.matches,
      name: t`Uncertain records`,
      about: t`Accounts of which only people can tell whose record is theirs.`,
      needs: 'openAccounts',
    },
    {
      path: staffPages.refused,
      name: t`Refused messages`,
      about: t`What records systems have sent and was not taken: try it again, or discard it.`,
      needs: 'settleMessages',
    },
    {
      path: staffPages.prices,
      name: t`Price files`,
      about: t`Bring a hospital’s file, see what it would change, make it live, go back.`,
      needs: 'managePrices',
    },
    {
      path: staffPages.payors,
      name: t`Payors`,
      about: t`Decide which payors the names of price files stand for, many at once.`,
      needs: 'managePrices',
    },
    {
      path: staffPages.announcements,
      name: t`Announcements`,
      about: t`What stands above the sign-in form: write it, see it as patients do, take it back.`,
      needs: 'announce',
    },
    {
      path: staffPages.terms,
      name: t`Terms`,
      about: t`What patients accept: write a new version, see it as they do, publish it from a day on.`,
      needs: 'publishTerms',
    },
    {
      path: staffPages.searches,
      name: t`Searches in vain`,
      about: t`What patients searched for and did not find.`,
      needs: 'readSearches',
    },
    {
      path: staffPages.audit,
      name: t`Audit trail`,
      about: t`Who did what: search it, save it, verify that nothing was changed.`,
      needs: 'readTrail',
    },
    {
      path: staffPages.health,
      name: t`Health`,
      about: t`How the services outside are, what waits, disks and prices.`,
      needs: 'readHealth',
    },
  ];
  return all.filter(({ needs }) => needs === null || may(needs));
}
