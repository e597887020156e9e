import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ShownPayerNames, type StaffReply, shownPayerNames, staffPages } from '@portico/staff-contract';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { useSettled } from '../../session/use-settled.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PayerNames } from './names/payer-names.tsx';
import { Tables } from './tables/tables.tsx';

/** The names of a location's price files: those that wait, with suggestions, and those that are decided. What is shown stands in the address, for a reload and the way back. */
export function PayerNamesPage() {
  const { t } = useLingui();
  const { locationId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const show = shownPayerNames.find((each) => each === query.get('show')) ?? 'open';
  const searched = query.get('words') ?? '';
  const [words, setWords] = useState(searched);
  const settled = useSettled(words);
  const write = (chosen: ShownPayerNames): void =>
    setQuery({ show: chosen, ...(settled === '' ? {} : { words: settled }) }, { replace: true });
  useEffect(() => {
    if (settled !== searched) write(show);
  });
  const { reply, failure, reload } = useLoaded('listPayerNames', { locationId, show, words: settled });
  const listed = useKept(`${locationId} ${show}`, reply);
  const shown: Readonly<Record<ShownPayerNames, string>> = {
    open: t`To decide`,
    decided: t`Decided`,
    all: t`All`,
  };
  return (
    <Page title={t`Payors of ${listed?.location.name ?? locationId}`}>
      <p>
        <Link to={staffPages.payors}>
          <Trans>All locations</Trans>
        </Link>
      </p>
      <div className="card fields">
        <ChoiceField
          label={t`Names`}
          value={show}
          options={shownPayerNames.map((value) => ({ value, label: shown[value] }))}
          onChange={write}
        />
        <TextField label={t`Words of the payer or plan`} value={words} onChange={setWords} />
      </div>
      <ErrorNotice failure={failure} />
      {listed !== null && (
        <>
          <PayerNames key={show} locationId={locationId} listed={listed} onChanged={reload} />
          {listed.found > listed.names.length && (
            <p className="secondary">
              <Plural
                value={listed.found - listed.names.length}
                one="# more name is not shown: search by its words."
                other="# more names are not shown: search by their words, or decide on these first."
              />
            </p>
          )}
          <Tables locationId={locationId} onChanged={reload} />
        </>
      )}
    </Page>
  );
}

/** The last list of its kind, while there is no newer one: a failed search takes neither ticks nor Undo. */
function useKept(kind: string, reply: StaffReply<'listPayerNames'> | null): StaffReply<'listPayerNames'> | null {
  const [kept, setKept] = useState<{ kind: string; reply: StaffReply<'listPayerNames'> } | null>(null);
  if (reply !== null && kept?.reply !== reply) setKept({ kind, reply });
  return reply ?? (kept?.kind === kind ? kept.reply : null);
}
