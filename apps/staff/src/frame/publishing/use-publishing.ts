import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Loaded } from '../../session/use-loaded.ts';
import type { LoadNoticeProps } from './load-notice.tsx';
import { type DraftChange, useDraft } from './use-draft.ts';

/** What the form of the next one is given. */
export interface PublishingForm<Draft> {
  readonly draft: Draft;
  readonly onChange: (what: DraftChange<Draft>) => void;
  readonly onClear: () => void;
  /** Hears that everything is there, and may be published. */
  readonly onReady: () => void;
  /** Whether what was written is published now. */
  readonly isPublished: boolean;
}

/** What the dialog is given that asks before something is published. */
export interface PublishingDialog {
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** The page is old: what stands is to be shown anew. */
  readonly onChanged: () => void;
}

/** What the dialog is given that asks before something is withdrawn. */
export interface WithdrawingDialog {
  readonly onDone: () => void;
  /** Tells whether the page is old. */
  readonly onCancel: (hasChanged: boolean) => void;
}

/** A page on which staff publish something, and take it back. */
export interface Publishing<Each, Draft> {
  readonly notice: LoadNoticeProps;
  /** Of the list from which something is withdrawn: it has focus where a button takes that with it. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isWithdrawn: boolean;
  readonly form: PublishingForm<Draft>;
  readonly askToWithdraw: (each: Each) => void;
  /** Null while nobody is asked. */
  readonly publishes: PublishingDialog | null;
  readonly withdraws: { readonly what: Each; readonly dialog: WithdrawingDialog } | null;
}

/**
 * @param loaded what the page lists.
 * @param draft where the tab keeps what is typed, and what the form has at first.
 */
export function usePublishing<Each extends object, Draft extends object>(
  { reply, failure, reload }: Loaded<unknown>,
  { key, nothingTyped }: { key: string; nothingTyped: Draft },
): Publishing<Each, Draft> {
  const { draft, change, clear } = useDraft(key, nothingTyped);
  const [asked, setAsked] = useState<'publish' | Each | null>(null);
  const [told, setTold] = useState<'published' | 'withdrawn' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasRetried = useRef(false);
  // What is withdrawn takes its button with it, as does what is loaded at last, and focus with them.
  useEffect(() => {
    const isButtonGone = told === 'withdrawn' || hasRetried.current;
    hasRetried.current = false;
    if (isButtonGone && reply !== null && document.activeElement === document.body) heading.current?.focus();
  }, [told, reply]);
  const cancel = (): void => setAsked(null);
  const done = (what: 'published' | 'withdrawn'): void => {
    setAsked(null);
    setTold(what);
    reload();
  };
  return {
    notice: {
      failure,
      isShown: reply !== null,
      onRetry: () => {
        hasRetried.current = true;
        reload();
      },
    },
    heading,
    isWithdrawn: told === 'withdrawn',
    form: {
      draft,
      onChange: (what) => {
        setTold(null);
        change(what);
      },
      onClear: clear,
      onReady: () => setAsked('publish'),
      isPublished: told === 'published',
    },
    askToWithdraw: (each) => setAsked(each),
    publishes:
      asked === 'publish'
        ? {
            onDone: () => {
              clear();
              done('published');
            },
            onCancel: cancel,
            onChanged: reload,
          }
        : null,
    withdraws:
      asked === null || asked === 'publish'
        ? null
        : {
            what: asked,
            dialog: {
              onDone: () => done('withdrawn'),
              onCancel: (hasChanged) => {
                cancel();
                if (hasChanged) reload();
              },
            },
          },
  };
}
