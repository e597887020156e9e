import { Plural, Trans } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import './password-rules.css';

export interface PasswordRule {
  name: string;
  met: boolean;
}

export interface PasswordRulesProps {
  /** Id of the `PasswordField` to which the rules belong. */
  fieldId: string;
  rules: readonly PasswordRule[];
  /** Rules that cannot be checked while typing, such as those that only the server can check. */
  later: ReactNode;
  /** Whether anything was typed; before that, missing rules are not announced. */
  begun: boolean;
}

/** Milliseconds without typing before the number of missing rules is announced. */
const PAUSE_MS = 800;

/**
 * The rules of a password, ticked off while the person types. A screen reader announces the missing ones at a pause.
 */
export function PasswordRules({ fieldId, rules, later, begun }: PasswordRulesProps) {
  const left = rules.filter((rule) => !rule.met).length;
  const said = useAfterPause(begun ? left : null);
  return (
    <div id={`${fieldId}-rules`} className="password-rules">
      <ul>
        {rules.map(({ name, met }) => (
          <li key={name} className={met ? 'password-rule password-rule-met' : 'password-rule'}>
            <Icon of={met ? CircleCheck : Circle} size={20} />
            <span>
              {name}
              {met && (
                <VisuallyHidden>
                  {' '}
                  <Trans>(done)</Trans>
                </VisuallyHidden>
              )}
            </span>
          </li>
        ))}
        <li className="password-rule password-rule-later">{later}</li>
      </ul>
      <output className="visually-hidden">
        {said !== null &&
          (said === 0 ? (
            <Trans>The password meets every rule above.</Trans>
          ) : (
            <Plural value={said} one="# rule is left" other="# rules are left" />
          ))}
      </output>
    </div>
  );
}

/** The value as it was at the last pause. */
function useAfterPause<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
