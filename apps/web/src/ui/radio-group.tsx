import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { describedBy, type FieldProps } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { Icon } from './icon.tsx';
import './radio-dot.css';
import './radio-group.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under an arch, for options that differ a lot. */
  icon?: LucideIcon;
  /** Fields that belong to the option; shown below it while it is chosen. */
  more?: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: ReadonlyArray<RadioOption<Value>>;
  /** undefined if nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/**
 * One choice among several. A click anywhere on a card chooses it. The group's id is the id of its first radio, so that
 * an error summary can link to it.
 */
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
                  className="radio-dot"
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
