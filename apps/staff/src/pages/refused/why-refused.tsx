import { Trans } from '@lingui/react/macro';
import type { RefusedMessageModel } from '@portico/staff-contract';
import { useRefusalTexts } from './use-refusal-texts.ts';

/** HL7 table 0357: Duplicate key identifier. */
const TWO_PEOPLE = 205;

/** Where and why a message was refused, and what its sender has read of it. */
export function WhyRefused({ message }: { message: RefusedMessageModel }) {
  const textOf = useRefusalTexts();
  const { messageId, segment, field, code, answer } = message;
  const place = field === null ? segment : `${segment}-${field}`;
  return (
    <>
      <p>{textOf(code)}</p>
      <p className="secondary">
        <Trans>
          {place}, answered: <q lang="en">{answer}</q>
        </Trans>
      </p>
      {code === TWO_PEOPLE && (
        <p className="secondary">
          <Trans>
            Look both records up in the records system. Where they are of one person for certain, operations take it on
            the server: <code>adt replay {messageId} --confirm</code>
          </Trans>
        </p>
      )}
    </>
  );
}
