import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LanguageModel } from '@portico/staff-contract';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { TextPlace } from './text-place.tsx';

/** Which texts the hospital says otherwise than the portal does. */
export function OwnTexts({ languages }: { languages: readonly LanguageModel[] }) {
  const changed = languages.filter(({ own }) => own.length > 0);
  return (
    <section className="stack">
      <h2>
        <Trans>In the hospital’s own words</Trans>
      </h2>
      {changed.length === 0 && (
        <p className="secondary">
          <Trans>
            Every text is the portal’s. <code>texts</code> in the settings file names a file for each language in which
            some are said otherwise.
          </Trans>
        </p>
      )}
      {changed.map((language) => (
        <OwnIn key={language.tag} language={language} />
      ))}
    </section>
  );
}

function OwnIn({ language: { tag, overridden, own } }: { language: LanguageModel }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const name = names(tag);
  const columns: readonly DataColumn<LanguageModel['own'][number]>[] = [
    { id: 'ours', name: t`The portal’s`, renderCell: ({ ours }) => <span lang={tag}>{ours}</span> },
    { id: 'own', name: t`The hospital’s`, renderCell: ({ own: text }) => <span lang={tag}>{text}</span> },
    {
      id: 'kind',
      name: t`Where it stands`,
      renderCell: (text) => <TextPlace {...text} />,
    },
  ];
  return (
    <div className="stack">
      <h3>{name}</h3>
      <p className="secondary">
        <Plural value={overridden} one="# text." other="# texts." />
        {overridden > own.length && (
          <>
            {' '}
            <Trans>Here are the first; the file that the settings name has all.</Trans>
          </>
        )}
      </p>
      <DataTable
        label={t`The hospital’s own words in ${name}`}
        columns={columns}
        items={own}
        keyOf={({ kind, name: text }) => `${kind} ${text}`}
        empty={t`There is none.`}
      />
    </div>
  );
}
