import type { CallFailure } from '../api/send.ts';
import { Notice } from '../ui/notice.tsx';
import { useErrorText } from './use-error-text.ts';

/** Why something failed, where it did. */
export function ErrorNotice({ failure }: { failure: CallFailure | null }) {
  const textOf = useErrorText();
  return failure === null ? null : <Notice look="bad">{textOf(failure.error)}</Notice>;
}
