import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './search-field.css';

export interface SearchFieldProps {
  id: string;
  /** For screen readers only: the page's heading shows the question. */
  label: string;
  hintId?: string;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  /** Called for the Enter key and for the button. */
  onSearch: () => void;
  buttonLabel?: ReactNode;
}

export function SearchField({
  id,
  label,
  hintId,
  value,
  maxLength,
  onChange,
  onSearch,
  buttonLabel,
}: SearchFieldProps) {
  return (
    <search>
      <form
        className="search-field"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <div className="search-box">
          <Icon of={Search} />
          <input
            className="control"
            type="search"
            id={id}
            aria-label={label}
            aria-describedby={hintId}
            value={value}
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        <Button type="submit">{buttonLabel ?? <Trans>Search</Trans>}</Button>
      </form>
    </search>
  );
}
