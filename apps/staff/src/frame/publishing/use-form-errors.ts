import { useState } from 'react';

type FoundErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** What is wrong with the fields of a form, from when somebody sends it until they correct it. */
export interface FormErrors<Name extends string> {
  readonly errorOf: (name: Name) => string | null;
  /** Shows what was found, and takes the person to the first of it. Tells whether nothing is wrong. */
  readonly show: (found: FoundErrors<Name>, form: HTMLFormElement) => boolean;
  /** What is being corrected is no longer wrong until it is looked at again. */
  readonly forget: (names: readonly string[]) => void;
  readonly forgetAll: () => void;
}

export function useFormErrors<Name extends string>(): FormErrors<Name> {
  const [errors, setErrors] = useState<FoundErrors<string>>({});
  return {
    errorOf: (name) => errors[name] ?? null,
    show: (found, form) => {
      setErrors(found);
      const isSound = Object.values(found).every((error) => error === undefined);
      // A field is marked once it is drawn.
      if (!isSound) requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return isSound;
    },
    forget: (names) =>
      setErrors((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, undefined])) })),
    forgetAll: () => setErrors({}),
  };
}
