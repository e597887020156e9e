import { Trans, useLingui } from '@lingui/react/macro';
import { termsKinds } from '@portico/contract';
import { useSearchParams } from 'react-router';
import { Page } from '../../frame/page.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TermsOfKind } from './terms-of-kind.tsx';
import { useTermsTexts } from './use-terms-texts.ts';

/** In the address: which terms are looked at. */
const KIND = 'kind';

/** The terms that patients accept: in force, to come and before, and a form to write the next ones. */
export function TermsPage() {
  const { t } = useLingui();
  const { kinds, about } = useTermsTexts();
  const [search, setSearch] = useSearchParams();
  const kind = termsKinds.find((each) => each === search.get(KIND)) ?? 'account';
  return (
    <Page title={t`Terms`}>
      <p className="secondary">
        <Trans>
          What patients accept. A version begins with a day, stays in force until the next one, and is kept with its
          words for good.
        </Trans>
      </p>
      <ChoiceField
        label={t`Which terms`}
        value={kind}
        options={termsKinds.map((value) => ({ value, label: kinds[value] }))}
        onChange={(value) => setSearch({ [KIND]: value })}
      />
      <p className="secondary">{about[kind]}</p>
      <TermsOfKind key={kind} kind={kind} />
    </Page>
  );
}
