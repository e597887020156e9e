import { Trans, useLingui } from '@lingui/react/macro';
import { findWritten, type Language } from '@portico/contract';
import type { AnnouncementModel } from '@portico/staff-contract';
import { useLanguage } from '../../formats/use-language.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { useAnnouncementTexts } from './use-announcement-texts.ts';
import './past.css';

/** In the language of whoever reads the table, and in the added ones, which they may not read. */
function PastWords({ text }: Pick<AnnouncementModel, 'text'>) {
  const language = useLanguage();
  const names = useLanguageNames();
  const further = Object.keys(text).filter((tag) => findWritten(tag) === undefined) as Language[];
  return (
    <>
      {text[language]}
      {further.map((tag) => (
        <span key={tag} className="past-words secondary">
          {names(tag)}:{' '}
          <span lang={tag} dir="auto">
            {text[tag]}
          </span>
        </span>
      ))}
    </>
  );
}

/** What was announced, who published it and why, and what ended it. */
export function Past({ announcements, isCut }: { announcements: readonly AnnouncementModel[]; isCut: boolean }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const { kinds, times } = useAnnouncementTexts();
  const signed = ({ by, at, reason }: AnnouncementModel['published']): string => `${by}, ${time(at)}: ${reason}`;
  const columns: readonly DataColumn<AnnouncementModel>[] = [
    {
      id: 'text',
      name: t`Words`,
      renderCell: ({ text }) => <PastWords text={text} />,
    },
    { id: 'kind', name: t`Kind`, renderCell: ({ kind }) => kinds[kind] },
    { id: 'times', name: t`Was to be shown`, renderCell: times },
    { id: 'published', name: t`Published`, renderCell: ({ published }) => signed(published) },
    {
      id: 'ended',
      name: t`Ended`,
      renderCell: ({ ended }) => {
        if (ended === null) return t`At its time`;
        const who = signed(ended);
        return ended.replacedBy === null ? t`Withdrawn. ${who}` : t`Another in its place. ${who}`;
      },
    },
  ];
  return (
    <section className="stack">
      <h2>
        <Trans>What was announced</Trans>
      </h2>
      <DataTable
        label={t`What was announced`}
        columns={columns}
        items={announcements}
        keyOf={({ number }) => String(number)}
        empty={t`Nothing yet.`}
      />
      {isCut && (
        <p className="secondary">
          <Trans>Older ones are in the audit trail.</Trans>
        </p>
      )}
    </section>
  );
}
