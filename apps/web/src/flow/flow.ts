import type { MessageDescriptor } from '@lingui/core';
import type { StateName, StateParams } from '@portico/contract';
import { createContext, type Context } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import type { Send } from '../portal/use-send.ts';
import type { FlowNote } from './flow-note.ts';

/** Where a browser is in a flow. */
export interface FlowStatus {
  readonly step: string;
  /** The partner in whose context the flow began, by name; undefined where a flow stays in the context that is open. */
  readonly partner?: string | null;
}

/** The pages of a flow: one for each step. Several steps can share a page. */
export interface FlowPages<Status extends FlowStatus, Page extends StateName> {
  readonly pages: Readonly<Record<Status['step'], Page>>;
  /** The step at which nothing has begun: it can begin in any partner's context. */
  readonly start: Status['step'];
  /** The parameters in the address of a status's page; none by itself. */
  readonly paramsOf?: (status: Status) => StateParams<StateName>;
}

/** What one flow differs in from the others. */
export interface FlowDescription<Status extends FlowStatus, Page extends StateName> extends FlowPages<Status, Page> {
  /** Its own among the flows. */
  readonly name: string;
  /** Asks the server for the status. */
  readonly load: (send: Send, signal: AbortSignal) => Promise<Status>;
  /** Milliseconds for which a status is not asked for again; what another tab has done in them, the next step is told. */
  readonly freshFor: number;
  /** The number of each page among the steps that are shown, from 1; none for a page without them. */
  readonly stepNumbers: Readonly<Partial<Record<Page, number>>>;
  /** What the steps are called, in their order. */
  readonly stepNames: readonly MessageDescriptor[];
  /** The errors that tell of a changed status, apart from `outOfTurn`. */
  readonly movedBy?: readonly CallFailure['error'][];
  /** When the session of a status ends, in Unix seconds; null for none. */
  readonly sessionEnd?: (status: Status) => number | null;
  /**
   * What the next page says where the server's status leads away from the page that is shown.
   *
   * @param wasOutOfTurn a step had been refused as out of turn.
   */
  readonly noteWhenLed?: (step: Status['step'], wasOutOfTurn: boolean) => FlowNote | null;
  /** Forgets what was typed: it belongs to a flow that is over, perhaps of another person. */
  readonly forgetTyped?: () => void;
}

/** What a page of a flow knows and can do. */
export interface InFlow<Status> {
  readonly status: Status;
  /** The next page is on its way: what was sent is not sent again. */
  readonly moving: boolean;
  /** Saves the status that a step answered with, and goes to its page, which may find a note. */
  readonly moveOn: (next: Status, note?: FlowNote) => void;
  /** Asks the server for the status, and goes to its page: for refusals that have changed it. */
  readonly recheck: () => Promise<void>;
  /** The same for a step that is out of turn: where another tab has gone on, the next page says so. */
  readonly overtaken: () => Promise<void>;
  /** Saves the status of a flow that was cancelled, and goes to a page outside of it. */
  readonly leaveTo: (next: Status, page: StateName, note: FlowNote) => void;
}

/** A flow whose status the server has: sign-up, or an activation. */
export interface Flow<Status extends FlowStatus, Page extends StateName> extends FlowDescription<Status, Page> {
  /** Holds what the pages of the flow know and can do. */
  readonly context: Context<InFlow<Status> | null>;
}

export function defineFlow<Status extends FlowStatus, Page extends StateName>(
  description: FlowDescription<Status, Page>,
): Flow<Status, Page> {
  return { ...description, context: createContext<InFlow<Status> | null>(null) };
}
