import { Trans, useLingui } from '@lingui/react/macro';
import type { CardConditions, CardType } from '@portico/rules';
import { CircleCheck } from 'lucide-react';
import type { ShownErrors } from '../../forms/use-field-errors.ts';
import { GroupedField } from '../../ui/grouped-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MaskedField } from '../../ui/masked-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { groupCardNumber } from '../../verification/group-card-number.ts';
import { writeExpiry } from '../../verification/write-expiry.ts';
import { typeOfCard, type CardInput } from './use-card-messages.ts';

/** The brand names, which are the same in every language. */
const typeNames: Readonly<Record<CardType, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
  amex: 'American Express',
};

export interface CardFieldsProps {
  card: CardInput;
  /** What the card is read with: it says which fields are asked for. */
  conditions: Omit<CardConditions, 'cardNumber'>;
  errors: ShownErrors;
  change: (changed: Partial<CardInput>) => void;
}

/** Number, expiry, security code and billing ZIP code, formatted as on a card and ready for the browser's autofill. */
export function CardFields({ card, conditions, errors, change }: CardFieldsProps) {
  const type = typeOfCard(card);
  const { isNumberEnough, address } = conditions;
  return (
    <div className="card-fields">
      <div className="card-number">
        <GroupedField
          id="cardNumber"
          label={<Trans>Card number</Trans>}
          error={errors.of('cardNumber')}
          inputMode="numeric"
          autoComplete="cc-number"
          autoCorrect="off"
          spellCheck={false}
          write={groupCardNumber}
          value={card.cardNumber}
          onChange={(cardNumber) => change({ cardNumber })}
        />
        <output className="secondary card-type">
          {type !== null && (
            <>
              <Icon of={CircleCheck} size={20} />
              {typeNames[type]}
            </>
          )}
        </output>
      </div>
      {!isNumberEnough && <ExpiryAndCode card={card} errors={errors} change={change} />}
      {!isNumberEnough && address.zip !== '' && (
        <BillingZip card={card} country={address.country} errors={errors} change={change} />
      )}
    </div>
  );
}

function ExpiryAndCode({ card, errors, change }: Omit<CardFieldsProps, 'conditions'>) {
  const { t } = useLingui();
  const type = typeOfCard(card);
  return (
    <div className="card-halves">
      <GroupedField
        id="expiry"
        label={<Trans>Expires</Trans>}
        hint={<Trans>Month/year, such as 4/28</Trans>}
        error={errors.of('expiry')}
        inputMode="text"
        autoComplete="cc-exp"
        spellCheck={false}
        maxLength={20}
        write={writeExpiry}
        value={card.expiry}
        onChange={(expiry) => change({ expiry })}
      />
      <MaskedField
        id="securityCode"
        label={<Trans>Security code</Trans>}
        hint={codeHint(type)}
        error={errors.of('securityCode')}
        showLabel={t`Show the security code`}
        hideLabel={t`Hide the security code`}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={10}
        value={card.securityCode}
        onChange={(event) => change({ securityCode: event.target.value })}
      />
    </div>
  );
}

function BillingZip({ card, country, errors, change }: Omit<CardFieldsProps, 'conditions'> & { country: string }) {
  const isZip = country === 'US';
  return (
    <div className="card-zip">
      <TextField
        id="billingZip"
        label={isZip ? <Trans>Billing ZIP code</Trans> : <Trans>Billing postal code</Trans>}
        hint={<Trans>Of the address to which the card’s bills go</Trans>}
        error={errors.of('billingZip')}
        inputMode={isZip ? 'numeric' : 'text'}
        autoComplete="billing postal-code"
        spellCheck={false}
        maxLength={20}
        value={card.billingZip}
        onChange={(event) => change({ billingZip: event.target.value })}
      />
    </div>
  );
}

function codeHint(type: CardType | null) {
  if (type === 'amex') return <Trans>4 digits on the front</Trans>;
  if (type === null) return <Trans>3 digits on the back, or 4 on the front</Trans>;
  return <Trans>3 digits on the back</Trans>;
}
