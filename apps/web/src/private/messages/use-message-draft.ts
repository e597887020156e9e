import type { HelpDeskTopic, HelpDeskWriter } from '@portico/contract';
import { useDraft } from '../../drafts/use-draft.ts';
import { type HelpDeskInput, newHelpDeskInput } from '../../help-desk/help-desk-input.ts';

/** A message that is being written, or none. */
export interface MessageDraft {
  readonly input: HelpDeskInput;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly change: (changed: Partial<HelpDeskInput>) => void;
  /** Back to no message. */
  readonly clear: () => void;
}

/**
 * The form, filled in with who is signed in, and kept for when a session ends. Kept is what was typed alone, and nothing
 * that the account has (docs/decisions/0025).
 */
export function useMessageDraft(topic: HelpDeskTopic, writer: HelpDeskWriter): MessageDraft {
  const { fields, change, clear } = useDraft<Record<string, string | boolean>>(`help-desk-${topic}`, { isOpen: false });
  const { isOpen, ...typed } = fields;
  const input: HelpDeskInput = { ...newHelpDeskInput(writer), ...typed };
  return {
    input,
    isOpen: isOpen === true,
    open: () => change({ isOpen: true }),
    change: (changed) => {
      const different = Object.entries(changed).filter(([name, value]) => value !== input[name as keyof HelpDeskInput]);
      change(Object.fromEntries(different));
    },
    clear,
  };
}
