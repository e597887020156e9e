import type { CardHolder } from './insurance-card-bundle.ts';

/** How the server of a card behaves, beside one that answers as it should. */
type CardBehavior = 'expired' | 'revoked' | 'silent' | 'endless' | 'otherKey' | 'noCard';

/** A digital insurance card of the demonstration: what it holds, how it is handed out, and what goes wrong with it. */
export interface IssuedCard {
  readonly id: string;
  /** What there is to try, for docs/demo.md and /dev/cards. */
  readonly about: string;
  readonly label: string;
  /** One for each coverage that the card has. */
  readonly holders: readonly CardHolder[];
  readonly passcode?: string;
  /** The file itself at the link's address (flag U); at an address of its own, compressed; else within the manifest. */
  readonly file?: 'direct' | 'located';
  /** Handed out as a SMART Health Card, which holds its data itself, and not as a link. */
  readonly isSigned?: true;
  readonly behavior?: CardBehavior;
}

const ana: CardHolder = {
  payer: { name: 'Meridian', id: 'MRDN1' },
  plan: 'Choice PPO',
  kind: 'Medical',
  group: '98765',
  memberNumber: 'ACTIVE-card',
  member: { given: ['Ana'], family: 'Rivera', birthDate: '1986-04-27' },
};

const luis: CardHolder = {
  payer: { name: 'Cascadia Blue Health Plans, Inc.', id: '54771' },
  plan: 'PPO',
  kind: 'Medical',
  group: 'CB-2210',
  memberNumber: 'MET-card',
  member: { given: ['Luis', 'Ángel'], family: 'Nuñez', birthDate: '2011-09-03' },
  subscriber: { number: 'MET-card0', person: { given: ['Carmen'], family: 'Nuñez', birthDate: '1984-02-11' } },
};

const dental: CardHolder = { ...ana, plan: 'Smile', kind: 'Dental', memberNumber: 'DENTAL-card' };
const unknownPayer: CardHolder = { ...ana, payer: { name: 'Tamarack Mutual of Ohio', id: 'TMRK9' } };

const ofMeridian = 'Meridian insurance card';

/** Every card, with one for each way in which the world fails. */
export const issuedCards: readonly IssuedCard[] = [
  { id: 'own', about: 'your own plan: the form is filled in', label: ofMeridian, holders: [ana] },
  {
    id: 'child',
    about: 'a child’s, by the plan of its mother; the insurer under a longer name, which is matched',
    label: 'Cascadia Blue insurance card',
    holders: [luis],
    file: 'located',
  },
  {
    id: 'passcode',
    about: 'needs the passcode 2468; five wrong ones end it',
    label: ofMeridian,
    holders: [ana],
    passcode: '2468',
  },
  {
    id: 'two',
    about: 'a dental and a medical plan: you choose',
    label: 'Meridian insurance cards',
    holders: [dental, ana],
    file: 'direct',
  },
  {
    id: 'unlisted',
    about: 'an insurer that is not in the list: you choose one',
    label: 'Tamarack insurance card',
    holders: [unknownPayer],
  },
  {
    id: 'signed',
    about: 'holds its data itself: nobody is asked for it',
    label: ofMeridian,
    holders: [ana],
    isSigned: true,
  },
  {
    id: 'signed-other',
    about: 'holds a vaccination, and no insurance',
    label: 'Vaccinations',
    holders: [],
    behavior: 'noCard',
    isSigned: true,
  },
  { id: 'expired', about: 'says itself that it has expired', label: ofMeridian, holders: [ana], behavior: 'expired' },
  { id: 'revoked', about: 'is no longer there', label: ofMeridian, holders: [ana], behavior: 'revoked' },
  {
    id: 'silent',
    about: 'the insurer’s server does not answer',
    label: ofMeridian,
    holders: [ana],
    behavior: 'silent',
  },
  { id: 'endless', about: 'more comes than is read', label: ofMeridian, holders: [ana], behavior: 'endless' },
  { id: 'other-key', about: 'its key does not open it', label: ofMeridian, holders: [ana], behavior: 'otherKey' },
  {
    id: 'no-card',
    about: 'a health link without an insurance card',
    label: 'Vaccinations',
    holders: [],
    behavior: 'noCard',
  },
];
