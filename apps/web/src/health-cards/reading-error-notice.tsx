import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { ReadingError } from './use-card-reading.ts';

/** Why a card could not be read, and what to do about it. A new one each time, so that it is read out again. */
export function ReadingErrorNotice({ error, count }: { error: ReadingError | null; count: number }) {
  if (error === null) return null;
  const { title, advice } = sentences[error];
  return (
    <Notice key={count} kind="rose" role="alert" title={title}>
      <p>{advice}</p>
    </Notice>
  );
}

const typeIn = <Trans>Or type the details in.</Trans>;

const getNewOne = (
  <>
    <Trans>Get the card from your insurer’s app or website once more.</Trans> {typeIn}
  </>
);

const sentences: Readonly<Record<ReadingError, { title: ReactNode; advice: ReactNode }>> = {
  noCode: {
    title: <Trans>We found no code in this picture.</Trans>,
    advice: <Trans>Open one in which the whole code can be seen, sharp and straight.</Trans>,
  },
  noLink: {
    title: <Trans>This is not the link of a digital card.</Trans>,
    advice: (
      <>
        <Trans>Copy the whole link from your insurer’s app or website. It has “shlink:/” in it.</Trans> {typeIn}
      </>
    ),
  },
  signedCard: {
    title: <Trans>This is not an insurance card.</Trans>,
    advice: (
      <>
        <Trans>It holds health records, such as vaccinations. Look for the insurance card.</Trans> {typeIn}
      </>
    ),
  },
  damaged: {
    title: <Trans>A part of this link is missing.</Trans>,
    advice: <Trans>Copy the whole link, or scan the code once more.</Trans>,
  },
  newer: {
    title: <Trans>We do not know this kind of card yet.</Trans>,
    advice: <Trans>Type the details in from your card.</Trans>,
  },
  gone: { title: <Trans>This card is not valid any more.</Trans>, advice: getNewOne },
  unreadable: { title: <Trans>This link does not open the card.</Trans>, advice: getNewOne },
  tooLarge: {
    title: <Trans>This card is too large for us to read.</Trans>,
    advice: <Trans>Type the details in from your card.</Trans>,
  },
  unreachable: {
    title: <Trans>We could not get your card.</Trans>,
    advice: (
      <>
        <Trans>Your insurer may not be answering. Try again in a few minutes.</Trans> {typeIn}
      </>
    ),
  },
  noInsurance: {
    title: <Trans>There is no insurance card in this link.</Trans>,
    advice: (
      <>
        <Trans>Look for the insurance card in your insurer’s app or website.</Trans> {typeIn}
      </>
    ),
  },
};
