import type { BilledOccurrence } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import type { Actor } from '../../../../ledger';
import type { Tx } from '../../../../platform/database/database';
import type { ClockContext } from '../../../../platform/section/jobs/clock-context';
import type { TemplateKind } from '../recurring.tables';

/** Who makes what is due: a person or the clock. */
export type MakingContext = ClockContext & { actor: Actor };

/** A template as its days are made from it. */
export interface DueTemplate {
  id: string;
  kind: TemplateKind;
  name: string;
  rule: string;
  startsOn: string;
  keptBy: string;
}

/** A day of a schedule, and the day that it counts on in the books. */
export interface OccurrenceDay {
  occursOn: string;
  datedOn: string;
}

/** What a template makes of a day, worked out and checked. */
export interface Making {
  /** `waiting`: a second person was asked in this transaction. */
  status: 'made' | 'waiting';
  leftOut: BilledOccurrence['leftOut'];
  /** Of a journal entry: the one that it has, or will have once it is approved. */
  entryId?: string;
  /** For the history. */
  facts: Readonly<Record<string, unknown>>;
  /** Writes it, last in the transaction: it may post. */
  carryOut(): Promise<void>;
}

/** What a kind of template does with a day. */
export interface TemplateMaker {
  kind: TemplateKind;
  /** The day that it counts on in the books. */
  dayOf(tx: Tx, occursOn: string): Promise<OccurrenceDay>;
  /** Throws a Problem where nothing can be made. */
  plan(context: MakingContext, template: DueTemplate, day: OccurrenceDay): Promise<Making>;
  /** Goes on with what stopped on its way, last in the transaction. Throws a Problem. */
  resume(context: MakingContext, runId: string, day: OccurrenceDay): Promise<void>;
}

/** What templates of a kind are in histories; their actions are called after it: `recurring-entry.make`. */
export const recordOf = {
  invoice: 'recurring-template',
  entry: 'recurring-entry',
} as const satisfies Record<TemplateKind, string>;
