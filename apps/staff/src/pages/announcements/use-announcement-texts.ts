import { useLingui } from '@lingui/react/macro';
import type { announcementKinds } from '@portico/contract';
import type { AnnouncementModel } from '@portico/staff-contract';
import { useLanguage } from '../../formats/use-language.ts';
import { useTimes } from '../../formats/use-times.ts';

/** How an announcement is told of: its kind, when it is shown, its first words. */
export function useAnnouncementTexts(): {
  kinds: Readonly<Record<(typeof announcementKinds)[number], string>>;
  times: (announcement: Pick<AnnouncementModel, 'from' | 'until'>) => string;
  /** The same of local times of the hospital, as a form has them: '' for none. */
  typedTimes: (typed: { from: string; until: string }) => string;
  start: (announcement: Pick<AnnouncementModel, 'text'>) => string;
} {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const { time } = useTimes();
  const clock = new Intl.DateTimeFormat(i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const typed = (local: string): string | null => (local === '' ? null : clock.format(new Date(`${local}Z`)));
  const period = (begins: string | null, ends: string | null): string => {
    if (begins === null) return ends === null ? t`At once, until it is withdrawn` : t`At once, until ${ends}`;
    return ends === null ? t`From ${begins} until it is withdrawn` : t`From ${begins} until ${ends}`;
  };
  return {
    kinds: { notice: t`Notice`, warning: t`Warning` },
    times: ({ from, until }) => period(time(from), until === null ? null : time(until)),
    typedTimes: ({ from, until }) => period(typed(from), typed(until)),
    start: ({ text }) => {
      const said = text[language];
      return said.length > SHORT ? `${said.slice(0, SHORT).trimEnd()}…` : said;
    },
  };
}

/** In characters: enough to tell one from another in a list of choices. */
const SHORT = 60;
