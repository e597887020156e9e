import type { Language } from '@portico/contract';
import type { HospitalBrand } from '../platform/settings/brand/brand.ts';
import { messageMail } from './message-mail.ts';
import { messagesOf } from './messages/messages-of.ts';
import type { FollowFailure } from './messages/price-follow-messages.ts';
import type { MailContent } from './summary-mail.ts';

/** What a version of prices contains. */
export interface StagedPrices {
  versionId: number;
  fileName: string;
  hospitalName: string;
  /** ISO date; null or '' where the file has none. */
  lastUpdatedOn: string | null;
  items: number;
  charges: number;
  rates: number;
}

interface Reader {
  language: Language;
  brand: HospitalBrand | undefined;
}

interface Place {
  id: string;
  name: string;
}

/** The mail that new prices of a followed hospital are staged, with what is other than in the live ones. */
export function pricesStagedMail(
  { location, url, now, before }: { location: Place; url: string; now: StagedPrices; before: StagedPrices | null },
  { language, brand }: Reader,
): MailContent {
  const { priceFollow, day } = wordsOf(language);
  const words = priceFollow.staged;
  const dayOf = ({ lastUpdatedOn }: StagedPrices): string => (lastUpdatedOn ? day(lastUpdatedOn) : words.notDated);
  const changes =
    before === null
      ? [words.first]
      : [
          ...(before.hospitalName === now.hospitalName ? [] : [words.hospital(now.hospitalName, before.hospitalName)]),
          words.day(dayOf(now), dayOf(before)),
          ...(['items', 'charges', 'rates'] as const).map((what) => words.count(what, now[what], before[what])),
        ];
  return messageMail({
    language,
    brand,
    subject: words.subject(location.name),
    paragraphs: [words.intro(location.name), words.file(now.fileName, url), ...changes, words.next],
    highlights: ['diff', 'activate'].map((verb) => `npm run portico -- prices ${verb} ${location.id} ${now.versionId}`),
    closing: [],
  });
}

/** The mail that a followed price file cannot be taken. */
export function followFailedMail(
  { location, failure, detail }: { location: Place; failure: FollowFailure; detail: string },
  { language, brand }: Reader,
): MailContent {
  const { priceFollow } = wordsOf(language);
  const words = priceFollow.failed;
  return messageMail({
    language,
    brand,
    subject: words.subject(location.name),
    paragraphs: [
      words.intro(location.name),
      priceFollow.failures[failure](detail),
      failure === 'unreadable' ? words.onceUnreadable : words.once,
      words.tryNow,
    ],
    highlights: ['npm run portico -- prices follow --now'],
    closing: [],
  });
}

function wordsOf(language: Language) {
  const messages = messagesOf(language);
  return { priceFollow: messages.priceFollow, day: (date: string): string => messages.day(date) };
}
