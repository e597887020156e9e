import type { LanguageModel } from '@portico/staff-contract';
import { useTextKinds } from './use-text-kinds.ts';

/** Where a text stands, and a text of messages by its place in them. */
export function TextPlace({ kind, name }: Pick<LanguageModel['missing'][number], 'kind' | 'name'>) {
  const kinds = useTextKinds();
  return (
    <>
      {kinds[kind]}
      {kind === 'messages' && (
        <>
          <br />
          <span className="secondary">{name}</span>
        </>
      )}
    </>
  );
}
