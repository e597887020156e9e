import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { describedBy, type FieldProps } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { Icon } from './icon.tsx';
import './radio-group.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Under an arch, where the options are as different as that. */
  icon?: LucideIcon;
  /** What choosing it asks for besides; it stands below the option while that is chosen. */
  more?: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: ReadonlyArray<RadioOption<Value>>;
  /** undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One thing to choose. Each whole card can be clicked. The group's id is that of its first radio, where an error summary leads. */
export function RadioGroup<Value extends string>({
  id,
  label,
  hint,
  error,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  return (
    <Fieldset id={id} label={label} hint={hint} error={error}>
      <div className="radios">
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          return (
            <div key={option.value} className={option.icon ? 'radio radio-pictured' : 'radio'}>
              <label className="radio-line" htmlFor={optionId}>
                <input
                  type="radio"
                  id={optionId}
                  name={id}
                  value={option.value}
                  checked={value === option.value}
                  aria-describedby={describedBy({ id: `${optionId}-option`, hint: option.hint })}
                  onChange={() => onChange(option.value)}
                />
                <span className="radio-words">{option.label}</span>
              </label>
              {option.hint !== undefined && (
                <span className="secondary radio-hint" id={`${optionId}-option-hint`}>
                  {option.hint}
                </span>
              )}
              {option.icon && (
                <span className="radio-arch">
                  <Icon of={option.icon} />
                </span>
              )}
              {option.more !== undefined && value === option.value && <div className="radio-more">{option.more}</div>}
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}
