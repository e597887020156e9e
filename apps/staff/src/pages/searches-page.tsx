import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type WrittenLanguage, languages } from '@portico/contract';
import { type MissedSearchModel, type MissPeriod, missPeriods, type StaffReply } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../frame/error-notice.tsx';
import { Page } from '../frame/page.tsx';
import { useLanguageNames } from '../names/use-language-names.ts';
import { useTimes } from '../formats/use-times.ts';
import { useSession } from '../session/session.tsx';
import { useAct } from '../session/use-act.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { saveFile } from '../ui/save-file.ts';

/** What patients searched for in vain: words that the catalogue lacks, or does not know by that name. */
export function SearchesPage() {
  const { t } = useLingui();
  const { send } = useSession();
  const names = useLanguageNames();
  const [language, setLanguage] = useState<WrittenLanguage | 'all'>('all');
  const [days, setDays] = useState<MissPeriod>(90);
  const asked = { language: language === 'all' ? null : language, days };
  const { reply, failure } = useLoaded('listMissedSearches', asked);
  const act = useAct();
  const save = (): void => {
    void act.run(async () => {
      const { fileName, csv } = await send('exportMissedSearches', asked);
      saveFile(fileName, 'text/csv', csv);
    });
  };
  return (
    <Page title={t`Searches in vain`}>
      <p className="secondary">
        <Trans>
          What patients typed and found nothing by, what was typed most often first. Nothing says who typed it.
        </Trans>
      </p>
      <div className="card stack">
        <div className="fields">
          <ChoiceField<WrittenLanguage | 'all'>
            label={t`Language`}
            value={language}
            options={[
              { value: 'all', label: t`Every language` },
              ...languages.map((value) => ({ value, label: names(value) })),
            ]}
            onChange={setLanguage}
          />
          <ChoiceField
            label={t`Typed last`}
            value={String(days)}
            options={missPeriods.map((each) => ({ value: String(each), label: t`Within ${each} days` }))}
            onChange={(chosen) => setDays(missPeriods.find((each) => String(each) === chosen) ?? days)}
          />
        </div>
        <div className="row">
          <Button isBusy={act.isBusy} onPress={save}>
            <Trans>Save as CSV</Trans>
          </Button>
        </div>
      </div>
      <ErrorNotice failure={failure ?? act.failure} />
      {reply !== null && (
        <>
          <Searches searches={reply.searches} />
          <Hidden {...reply} />
        </>
      )}
    </Page>
  );
}

function Searches({ searches }: { searches: readonly MissedSearchModel[] }) {
  const { t } = useLingui();
  const { date } = useTimes();
  const names = useLanguageNames();
  const columns: readonly DataColumn<MissedSearchModel>[] = [
    { id: 'words', name: t`Words`, renderCell: ({ words, language }) => <span lang={language}>{words}</span> },
    { id: 'times', name: t`Times`, renderCell: ({ times }) => String(times) },
    { id: 'days', name: t`On days`, renderCell: ({ days }) => String(days) },
    { id: 'last', name: t`Typed last`, renderCell: ({ lastDay }) => date(lastDay) },
    { id: 'language', name: t`Language`, renderCell: ({ language }) => names(language) },
  ];
  return (
    <DataTable
      label={t`Searches in vain`}
      columns={columns}
      items={searches}
      keyOf={({ words, language }) => `${language} ${words}`}
      empty={t`Nothing was searched for in vain on enough days.`}
    />
  );
}

function Hidden({ hidden, daysToShow }: Pick<StaffReply<'listMissedSearches'>, 'hidden' | 'daysToShow'>) {
  return (
    <p className="secondary">
      <Trans>Words are shown once they were typed on {daysToShow} different days.</Trans>{' '}
      {hidden > 0 && <Plural value={hidden} one="# more waits for that." other="# more wait for that." />}
    </p>
  );
}
