import { Trans } from '@lingui/react/macro';
import type { CorrectedPerson, InsurerCorrection } from '@portico/contract';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import type { InsuranceView } from './use-insurance-view.ts';
import './insurer-correction-notice.css';

export interface InsurerCorrectionNoticeProps {
  correction: InsurerCorrection;
  /** Of the number that was entered, to recognise the card by. */
  enteredEnding: string;
  view: Pick<InsuranceView, 'changing' | 'use'>;
}

/** Offers what the insurer has on file of the people on an insurance, in place of what was entered. */
export function InsurerCorrectionNotice({
  correction: { People, IsOnFile },
  enteredEnding,
  view,
}: InsurerCorrectionNoticeProps) {
  const id = useId();
  const [alsoOnFile, setAlsoOnFile] = useState(false);
  const { changing } = view;
  return (
    <div className="insurer-correction">
      <Notice kind="info" title={<Trans>Your insurer has other details on file</Trans>}>
        {People.map((person) => (
          <Person
            key={person.Who}
            person={person}
            enteredEnding={enteredEnding}
            isNamed={People.length > 1 || person.Who === 'subscriber'}
          />
        ))}
        <p className="secondary">
          <Trans>Your amount stays the same. If this is you, the insurer finds you with these details at once.</Trans>
        </p>
        {IsOnFile && (
          <Checkbox
            id={id}
            label={<Trans>Also change the insurance that I have on file</Trans>}
            checked={alsoOnFile}
            onChange={({ target }) => setAlsoOnFile(target.checked)}
          />
        )}
        <Button
          variant="secondary"
          busy={changing === 'insurerDetails' || changing === 'insurerDetailsOnFile'}
          onClick={() => view.use(alsoOnFile ? 'insurerDetailsOnFile' : 'insurerDetails')}
        >
          <Trans>Use what your insurer has on file</Trans>
        </Button>
      </Notice>
    </div>
  );
}

interface PersonProps {
  person: CorrectedPerson;
  enteredEnding: string;
  isNamed: boolean;
}

function Person({ person, enteredEnding, isNamed }: PersonProps) {
  const { Who, FirstName, LastName, NumberEnding: MemberIdEnding, HasOtherBirthDate } = person;
  return (
    <div>
      {isNamed && (
        <p className="insurer-correction-who">
          {Who === 'member' ? <Trans>The patient</Trans> : <Trans>The policy holder</Trans>}
        </p>
      )}
      <ul>
        {FirstName !== '' && (
          <li>
            <Trans>First name: {FirstName}</Trans>
          </li>
        )}
        {LastName !== '' && (
          <li>
            <Trans>Last name: {LastName}</Trans>
          </li>
        )}
        {MemberIdEnding !== '' && (
          <li>
            {MemberIdEnding === enteredEnding ? (
              <Trans>Another member number than you entered</Trans>
            ) : (
              <Trans>Member number ending in {MemberIdEnding}</Trans>
            )}
          </li>
        )}
        {HasOtherBirthDate && (
          <li>
            <Trans>Another date of birth than you entered</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
