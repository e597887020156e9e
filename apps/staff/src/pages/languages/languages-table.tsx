import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageModel, LanguageSource, TextKind } from '@portico/staff-contract';
import { useNumbers } from '../../formats/use-numbers.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { useTextKinds } from './use-text-kinds.ts';

/** Every language with its state, who has reviewed it, and how many texts it has of how many. */
export function LanguagesTable({ languages }: { languages: readonly LanguageModel[] }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const kinds = useTextKinds();
  const sources: Readonly<Record<LanguageSource, string>> = {
    code: t`Written in the portal`,
    portal: t`Files that come with the portal`,
    hospital: t`Files of the hospital`,
  };
  const columns: readonly DataColumn<LanguageModel>[] = [
    {
      id: 'language',
      name: t`Language`,
      renderCell: ({ tag, name }) => (
        <>
          {names(tag)}
          {name !== null && (
            <>
              {', '}
              <span lang={tag} dir="auto">
                {name}
              </span>
            </>
          )}
          <br />
          <span className="secondary">{tag}</span>
        </>
      ),
    },
    {
      id: 'state',
      name: t`State`,
      renderCell: ({ isOn }) => (isOn ? <Badge look="good">{t`On`}</Badge> : <Badge look="plain">{t`Off`}</Badge>),
    },
    { id: 'source', name: t`Its texts`, renderCell: ({ source }) => sources[source] },
    { id: 'review', name: t`Reviewed`, renderCell: (language) => <Review {...language} /> },
    { id: 'screens', name: kinds.screens, renderCell: (language) => <Has language={language} of="screens" /> },
    { id: 'messages', name: kinds.messages, renderCell: (language) => <Has language={language} of="messages" /> },
    { id: 'words', name: kinds.words, renderCell: (language) => <Has language={language} of="words" /> },
  ];
  return (
    <section className="stack">
      <h2>
        <Trans>Every language</Trans>
      </h2>
      <DataTable
        label={t`Every language`}
        columns={columns}
        items={languages}
        keyOf={({ tag }) => tag}
        empty={t`There is none.`}
      />
    </section>
  );
}

/** A language that is written in the portal is reviewed with it. */
function Review({ source, review }: Pick<LanguageModel, 'source' | 'review'>) {
  const { t } = useLingui();
  const { date } = useTimes();
  if (source === 'code') return t`With the portal`;
  if (review === null) return <Badge look="hint">{t`Not reviewed`}</Badge>;
  const [who, when] = [review.by, date(review.on)];
  return t`By ${who} on ${when}`;
}

function Has({ language: { texts }, of }: { language: LanguageModel; of: TextKind }) {
  const { t } = useLingui();
  const { count } = useNumbers();
  const found = texts.find(({ kind }) => kind === of);
  if (found === undefined || found.all === 0) return '–';
  const [has, all, lacking] = [count(found.all - found.lacking), count(found.all), count(found.lacking)];
  return found.lacking === 0 ? t`All ${all}` : t`${has} of ${all}; ${lacking} in English`;
}
