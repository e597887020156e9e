import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from './button.tsx';

export interface FileButtonProps {
  children: ReactNode;
  /** Endings of names, as .csv. */
  accept: readonly string[];
  look?: 'primary' | 'secondary';
  onChoose: (file: File) => void;
}

/** A button that lets somebody choose a file of this machine. */
export function FileButton({ children, accept, look = 'secondary', onChoose }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={[...accept]}
      onSelect={(files) => {
        const file = files?.[0];
        if (file !== undefined) onChoose(file);
      }}
    >
      <Button look={look}>{children}</Button>
    </FileTrigger>
  );
}
