import { Trans } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { Notice } from '../../ui/notice.tsx';

export interface PublishedListProps {
  title: string;
  /** Takes focus where what is listed takes its button with it. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Whether one of them was withdrawn now. */
  isWithdrawn?: boolean;
  cards: readonly ReactElement[];
  /** What stands there while there is none. */
  empty?: string;
}

/** Some of what is published, below a heading. */
export function PublishedList({ title, heading, isWithdrawn = false, cards, empty }: PublishedListProps) {
  return (
    <section className="stack">
      <h2 {...(heading === undefined ? {} : { ref: heading, tabIndex: -1 })}>{title}</h2>
      {isWithdrawn && (
        <Notice look="good">
          <Trans>Withdrawn.</Trans>
        </Notice>
      )}
      {cards}
      {cards.length === 0 && empty !== undefined && <p className="secondary">{empty}</p>}
    </section>
  );
}
