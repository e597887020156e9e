import { Trans } from '@lingui/react/macro';
import { isSubscriberField, type AskedField, type InsuranceFieldName } from '@portico/contract';
import { insuranceForm } from '@portico/rules';
import type { ReactNode } from 'react';
import type { ShownErrors } from '../forms/use-field-errors.ts';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';
import { InsuranceDate } from './insurance-date.tsx';
import { isDateField, type InsuranceInput } from './insurance-input.ts';
import { useInsuranceMessages } from './use-insurance-messages.ts';
import '../ui/fieldset.css';
import './insurance-fields.css';

/** The id of a field's control. */
export function fieldId(name: InsuranceFieldName): string {
  return `insurance-${name}`;
}

export interface InsuranceFieldsProps {
  title: ReactNode;
  lead?: ReactNode;
  fields: readonly AskedField[];
  input: InsuranceInput;
  errors: Pick<ShownErrors, 'of'>;
  onChange: (change: Partial<InsuranceInput>) => void;
}

/** One group of fields, about the patient or about the policy holder (spec §3). */
export function InsuranceFields({ title, lead, fields, input, errors, onChange }: InsuranceFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <fieldset className="fieldset insurance-group">
      <legend>
        <h2>{title}</h2>
      </legend>
      {lead !== undefined && <p className="secondary">{lead}</p>}
      <div className="insurance-grid">
        {fields.map(({ name, isRequired }) => (
          <div key={name} className={isSideBySide(name) ? undefined : 'insurance-whole'}>
            <InsuranceField
              name={name}
              isRequired={isRequired}
              value={input[name]}
              error={errors.of(fieldId(name))}
              onChange={(value) => onChange({ [name]: value })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface InsuranceFieldProps {
  name: InsuranceFieldName;
  isRequired: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function InsuranceField({ name, isRequired, value, error, onChange }: InsuranceFieldProps) {
  const { labelOf } = useInsuranceMessages();
  const label = isRequired ? (
    labelOf(name)
  ) : (
    <>
      {labelOf(name)}{' '}
      <span className="insurance-optional">
        <Trans>(optional)</Trans>
      </span>
    </>
  );
  const field = { id: fieldId(name), label, error, required: isRequired, value };
  if (isDateField(name)) {
    return <InsuranceDate {...field} onChange={onChange} autoFill={isSubscriberField(name) ? holder : ''} />;
  }
  return (
    <TextField
      {...field}
      onChange={(event) => onChange(event.target.value)}
      maxLength={insuranceForm[name].longest}
      {...inputProps[name]}
    />
  );
}

const number = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
const holder = 'section-holder';

/** What a browser may fill in, and how a phone's keyboard helps. */
const inputProps: Readonly<Partial<Record<InsuranceFieldName, Omit<TextFieldProps, 'id' | 'label'>>>> = {
  PayorName: { autoComplete: 'off' },
  MemberFirstName: { autoComplete: 'given-name' },
  MemberLastName: { autoComplete: 'family-name' },
  MemberId: number,
  GroupNumber: number,
  SubscriberFirstName: { autoComplete: `${holder} given-name` },
  SubscriberLastName: { autoComplete: `${holder} family-name` },
  SubscriberId: number,
};

/** Names stand beside each other, and so do a member's two numbers. */
function isSideBySide(name: InsuranceFieldName): boolean {
  return /(First|Last)Name$|^MemberId$|^GroupNumber$/.test(name);
}
