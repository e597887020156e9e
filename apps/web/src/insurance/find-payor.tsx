import { Plural, Trans } from '@lingui/react/macro';
import type { Payor } from '@portico/contract';
import { useState } from 'react';
import { Fieldset } from '../ui/fieldset.tsx';
import { Status } from '../ui/status.tsx';
import { TextField } from '../ui/text-field.tsx';
import { findPayors } from './find-payors.ts';
import '../ui/radio-dot.css';
import './find-payor.css';

export const FIND_PAYOR = 'insurance-find';

export interface FindPayorProps {
  payors: readonly Payor[];
  /** Id of the one that is chosen, if it is one of these. */
  chosen: string;
  error: string | undefined;
  onChange: (payorId: string) => void;
}

/**
 * A list that typing narrows. Radios in a box rather than a combobox: it is the same with a keyboard, a finger and a screen
 * reader, and shows what there is before anything is typed.
 */
export function FindPayor({ payors, chosen, error, onChange }: FindPayorProps) {
  const [input, setInput] = useState('');
  const found = findPayors(payors, input);
  const chosenAway = payors.find(({ ID }) => ID === chosen && !found.some((payor) => payor.ID === ID));
  const shown = chosenAway ? [chosenAway, ...found] : found;
  return (
    <div className="find-payor">
      <TextField
        id={FIND_PAYOR}
        label={<Trans>Find it by its name</Trans>}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={input}
        onChange={(event) => setInput(event.target.value)}
        onKeyDown={(event) => {
          // Enter chooses the only one that is left; it does not send the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [only] = found;
          if (only && found.length === 1) onChange(only.ID);
        }}
      />
      <Fieldset id={`${FIND_PAYOR}-list`} label={<Trans>Choose it here</Trans>} error={error}>
        {shown.length > 0 && (
          <div className="find-payor-list">
            {shown.map(({ ID, Name }) => (
              <label key={ID} className="find-payor-line">
                <input
                  type="radio"
                  className="radio-dot"
                  name={FIND_PAYOR}
                  value={ID}
                  checked={ID === chosen}
                  onChange={() => onChange(ID)}
                />
                {Name}
              </label>
            ))}
          </div>
        )}
      </Fieldset>
      <Status>
        {input !== '' &&
          (found.length === 0 ? (
            <Trans>No insurer has this name. Try a shorter word, or choose “not listed” below.</Trans>
          ) : (
            <Plural value={found.length} one="# insurance found" other="# insurances found" />
          ))}
      </Status>
    </div>
  );
}
