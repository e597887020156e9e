import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LanguageModel } from '@portico/staff-contract';
import { useLanguageNames } from '../../names/use-language-names.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { TextPlace } from './text-place.tsx';

/** What languages lack, and what their files have for nothing. */
export function MissingTexts({ languages }: { languages: readonly LanguageModel[] }) {
  const lacking = languages.filter(({ missing, stale }) => missing.length > 0 || stale > 0);
  return (
    <section className="stack">
      <h2>
        <Trans>What is missing</Trans>
      </h2>
      {lacking.length === 0 && (
        <p className="secondary">
          <Trans>Nothing: each of them has every text.</Trans>
        </p>
      )}
      {lacking.map((language) => (
        <MissingIn key={language.tag} language={language} />
      ))}
    </section>
  );
}

function MissingIn({ language: { tag, source, texts, missing, stale } }: { language: LanguageModel }) {
  const { t } = useLingui();
  const names = useLanguageNames();
  const name = names(tag);
  const all = texts.reduce((sum, { lacking }) => sum + lacking, 0);
  const columns: readonly DataColumn<LanguageModel['missing'][number]>[] = [
    {
      id: 'english',
      name: t`English`,
      renderCell: ({ english }) => <span lang="en">{english}</span>,
    },
    { id: 'kind', name: t`Where it stands`, renderCell: (text) => <TextPlace {...text} /> },
  ];
  return (
    <div className="stack">
      <h3>{name}</h3>
      {missing.length > 0 && (
        <>
          <p className="secondary">
            <Plural
              value={all}
              one="# text is missing, and is shown in English."
              other="# texts are missing, and are shown in English."
            />
            {all > missing.length && <WhereAllAre tag={tag} source={source} />}
          </p>
          <DataTable
            label={t`Missing in ${name}`}
            columns={columns}
            items={missing}
            keyOf={({ kind, name: text }) => `${kind} ${text}`}
            empty={t`Nothing is missing.`}
          />
        </>
      )}
      {stale > 0 && (
        <p className="secondary">
          <Plural
            value={stale}
            one="# text of its files stands nowhere in the portal any more."
            other="# texts of its files stand nowhere in the portal any more."
          />
        </p>
      )}
    </div>
  );
}

function WhereAllAre({ tag, source }: Pick<LanguageModel, 'tag' | 'source'>) {
  // A command finds a hospital's own language by its folder.
  const named = source === 'hospital' ? 'FOLDER' : tag;
  return (
    <>
      {' '}
      <Trans>
        Here are the first; <code>portico languages check {named} --missing</code> prints all, to be translated.
      </Trans>
    </>
  );
}
