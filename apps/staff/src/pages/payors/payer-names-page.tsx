import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ShownPayerNames, shownPayerNames, staffPages } from '@portico/staff-contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { useSettled } from '../../session/use-settled.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PayerNames } from './payer-names.tsx';
import { Tables } from './tables.tsx';

/** The names of a location's price files: those that wait, with suggestions, and those that are decided. */
export function PayerNamesPage() {
  const { t } = useLingui();
  const { locationId = '' } = useParams();
  const [show, setShow] = useState<ShownPayerNames>('open');
  const [words, setWords] = useState('');
  const { reply, failure, reload } = useLoaded('listPayerNames', { locationId, show, words: useSettled(words) });
  const shown: Readonly<Record<ShownPayerNames, string>> = {
    open: t`To decide`,
    decided: t`Decided`,
    all: t`All`,
  };
  return (
    <Page title={t`Payors of ${reply?.location.name ?? locationId}`}>
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
          onChange={setShow}
        />
        <TextField label={t`Words of the payer or plan`} value={words} onChange={setWords} />
      </div>
      <ErrorNotice failure={failure} />
      {reply !== null && (
        <>
          <PayerNames key={show} locationId={locationId} listed={reply} onChanged={reload} />
          {reply.found > reply.names.length && (
            <p className="secondary">
              <Plural
                value={reply.found - reply.names.length}
                one="# more name is not shown: search by its words."
                other="# more names are not shown: search by their words, or decide on these first."
              />
            </p>
          )}
          <Tables locationId={locationId} onTaken={reload} />
        </>
      )}
    </Page>
  );
}
