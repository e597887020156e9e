import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { localeOf } from '../../portal/locale-of.ts';
import { usePortal } from '../../portal/portal.tsx';
import { howLongAgo } from './how-long-ago.ts';

/** An ISO time in everyday words, such as "5 minutes ago" or "Yesterday at 3:40 PM" (spec §9); for use behind a colon. */
export function When({ iso }: { iso: string }) {
  const { t } = useLingui();
  const { language } = usePortal();
  const [now] = useState(() => new Date());
  const time = new Date(iso);
  const ago = howLongAgo(time, now);
  const relative = new Intl.RelativeTimeFormat(localeOf(language));
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(time);
  const words = () => {
    if (ago.kind === 'now') return t`Now`;
    if (ago.kind === 'minutes' || ago.kind === 'hours') return relative.format(-ago.count, ago.kind);
    if (ago.kind === 'yesterday') return t`Yesterday at ${clock}`;
    return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(time);
  };
  return <time dateTime={iso}>{words()}</time>;
}

/** The day of an ISO time. */
export function Day({ iso }: { iso: string }) {
  const { language } = usePortal();
  return (
    <time dateTime={iso}>
      {new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date(iso))}
    </time>
  );
}
