import type { MessageDescriptor } from '@lingui/core';
import type { PathParams, StateName } from '@portico/contract';
import { createContext, type Context } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import type { Send } from '../portal/use-send.ts';
import type { FlowNote } from './flow-note.ts';

/** Where a browser is in a flow. */
export interface FlowStatus {
  readonly step: string;
  /** The name of the partner in whose context the flow began; undefined if a flow stays in the open context. */
  readonly partner?: string | null;
}

/** The pages of a flow: one for each step. Several steps can share a page. */
export interface FlowPages<Status extends FlowStatus, Page extends StateName> {
  readonly pages: Readonly<Record<Status['step'], Page>>;
  /** The step at which nothing has begun: from it the flow can begin in any partner's context. */
  readonly start: Status['step'];
  /** The parameters in the address of a status's page; none by default. */
  readonly paramsOf?: (status: Status) => PathParams<StateName>;
}

/** What differs between flows. */
export interface FlowDescription<Status extends FlowStatus, Page extends StateName> extends FlowPages<Status, Page> {
  /** Unique among the flows. */
  readonly name: string;
  /** Asks the server for the status. */
  readonly load: (send: Send, signal: AbortSignal) => Promise<Status>;
  /** Milliseconds for which a status is not loaded again. If another tab changes it, the next step is refused. */
  readonly freshFor: number;
  /** The number of each page among the steps that are shown, from 1; none for a page without them. */
  readonly stepNumbers: Readonly<Partial<Record<Page, number>>>;
  /** The names of the steps, in their order. */
  readonly stepNames: readonly MessageDescriptor[];
  /** The errors that mean a changed status, besides `outOfTurn`. */
  readonly movedBy?: readonly CallFailure['error'][];
  /** When the session of a status ends, in Unix seconds; null if there is none. */
  readonly sessionEnd?: (status: Status) => number | null;
  /**
   * The note for the next page if the server's status leads away from the open page.
   *
   * @param wasOutOfTurn a step had been refused as out of turn.
   */
  readonly noteWhenLed?: (step: Status['step'], wasOutOfTurn: boolean) => FlowNote | null;
  /** The server ends the flow some time after its last use: a page that is used tells it so (`useKeptWhileUsed`). */
  readonly keptWhileUsed?: true;
  /** Deletes the input: it belongs to a flow that is over, perhaps of another person. */
  readonly forgetTyped?: () => void;
}

/** The status and the actions of a flow's page. */
export interface InFlow<Status> {
  readonly status: Status;
  /** The next page is loading: nothing is sent twice. */
  readonly moving: boolean;
  /** Saves the status that a step returned, and goes to its page with an optional note. */
  readonly moveOn: (next: Status, note?: FlowNote) => void;
  /** Asks the server for the status, and goes to its page: for refusals that have changed it. */
  readonly recheck: () => Promise<void>;
  /** The same for a step that is out of turn: if another tab has moved on, the next page says so. */
  readonly overtaken: () => Promise<void>;
  /** Saves the status of a cancelled flow, and goes to a page outside it. */
  readonly leaveTo: (next: Status, page: StateName, note: FlowNote) => void;
}

/** A flow whose status the server stores: sign-up, or an activation. */
export interface Flow<Status extends FlowStatus, Page extends StateName> extends FlowDescription<Status, Page> {
  /** Passes the status and the actions to the flow's pages. */
  readonly context: Context<InFlow<Status> | null>;
}

export function defineFlow<Status extends FlowStatus, Page extends StateName>(
  description: FlowDescription<Status, Page>,
): Flow<Status, Page> {
  return { ...description, context: createContext<InFlow<Status> | null>(null) };
}
