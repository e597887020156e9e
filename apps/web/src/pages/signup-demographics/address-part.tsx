import { Trans, useLingui } from '@lingui/react/macro';
import { useSay } from '../../frame/live-announcements.tsx';
import { ListedField } from './listed-field.tsx';
import { PartOfForm } from './part.tsx';
import type { PartProps } from './part-props.ts';
import { TypedField } from './typed-field.tsx';
import type { Typing } from './use-typed-demographics.ts';
import { useZipLookup } from './use-zip-lookup.ts';

export interface AddressPartProps extends PartProps {
  /**
   * Takes what a ZIP code fills in. It comes at any moment: nothing above the button may go away by it, or a press that has begun
   * ends beside the button.
   */
  fill: Typing['change'];
}

/** Home address: the country first, since it says what else is asked. A ZIP code fills in its city and state. */
export function AddressPart({ fill, ...part }: AddressPartProps) {
  const { t } = useLingui();
  const { typed: input, choices, change } = part;
  const { found, lookUp } = useZipLookup(fill);
  const { country } = input;
  const { city, state } = { city: found?.city, state: nameOf(choices.stateChoices[country], found?.state) };
  useSay(found === null ? '' : t`We filled in ${city}, ${state}.`);
  const chooseCountry = (next: string) => {
    const isState = choices.stateChoices[next]?.some(({ value }) => value === input.state) ?? false;
    change({ country: next, ...(isState ? {} : { state: '' }) });
  };
  return (
    <PartOfForm title={<Trans>Home address</Trans>}>
      <ListedField
        within={part}
        name="country"
        label={<Trans>Country</Trans>}
        autoComplete="country"
        options={choices.countryChoices}
        onChoose={chooseCountry}
      />
      <div className="demographics-short">
        <TypedField
          within={{
            ...part,
            change: (changed) => {
              change(changed);
              if (typeof changed === 'object' && changed.zip !== undefined && country === 'US') lookUp(changed.zip);
            },
          }}
          name="zip"
          label={country === 'US' ? <Trans>ZIP code</Trans> : <Trans>Postal code</Trans>}
          hint={country === 'US' ? <Trans>We fill in the city and state for you</Trans> : undefined}
          inputMode={country === 'US' ? 'numeric' : 'text'}
          autoComplete="postal-code"
        />
      </div>
      <TypedField within={part} name="address" label={<Trans>Street address</Trans>} autoComplete="address-line1" />
      <TypedField
        within={part}
        name="address2"
        label={<Trans>Apartment, suite or unit (optional)</Trans>}
        autoComplete="address-line2"
      />
      <div className="demographics-two">
        <TypedField within={part} name="city" label={<Trans>City</Trans>} autoComplete="address-level2" />
        <StateField {...part} />
      </div>
    </PartOfForm>
  );
}

/** From a list where the country has one, else a line that may be left empty. */
function StateField(part: PartProps) {
  const { country } = part.typed;
  const options = part.choices.stateChoices[country];
  if (options === undefined) {
    return (
      <TypedField
        within={part}
        name="state"
        label={<Trans>State or region (optional)</Trans>}
        autoComplete="address-level1"
      />
    );
  }
  return (
    <ListedField
      within={part}
      name="state"
      label={country === 'CA' ? <Trans>Province</Trans> : <Trans>State</Trans>}
      autoComplete="address-level1"
      options={options}
    />
  );
}

function nameOf(choices: PartProps['choices']['countryChoices'] | undefined, code: string | undefined): string {
  return choices?.find(({ value }) => value === code)?.text ?? '';
}
