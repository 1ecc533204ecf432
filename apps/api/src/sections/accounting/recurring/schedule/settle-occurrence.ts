import { changeOf } from '../../../../platform/audit/audit';
import { recordChange, todayOf } from '../../../../platform/section/call-context';
import type { ClockContext } from '../../../../platform/section/jobs/clock-context';
import type { Waiting } from './due-templates.sql';
import { dayInBooks, makeOccurrence, noteFailure } from './make-occurrence';
import { type MakingContext, type TemplateMaker, recordOf } from './template';

const dayOf = ({ tx }: Pick<ClockContext, 'tx'>, { template, occursOn }: Waiting) =>
  tx
    .updateTable('recurringOccurrence')
    .where('templateId', '=', template.id)
    .where('occursOn', '=', occursOn);

/**
 * Makes a day that waits, or goes on with it where it stopped on the way; last in the transaction. `isRedated`: on the first day of an
 * open month where its own is closed. Throws a Problem where it cannot be.
 */
export async function retryOccurrence(
  context: MakingContext,
  maker: TemplateMaker,
  waiting: Waiting,
  isRedated = false,
): Promise<void> {
  const { template, occursOn, runId } = waiting;
  const { tx } = context;
  if (runId === null) {
    const day = await (isRedated ? dayInBooks(tx, occursOn) : maker.dayOf(tx, occursOn));
    return makeOccurrence(context, maker, template, day);
  }
  await dayOf(context, waiting)
    .set({ triedOn: todayOf(context) })
    .execute();
  await maker.resume(context, runId, await maker.dayOf(tx, occursOn));
}

/** Notes that a day still waits, with what is in its way today; the history has that once, until something else is. */
export async function noteStillWaiting(
  context: ClockContext,
  waiting: Waiting,
  problem: string,
): Promise<void> {
  const { template, occursOn, runId } = waiting;
  const { tx } = context;
  if (runId === null) {
    const { problem: before } = await tx
      .selectFrom('recurringOccurrence')
      .select('problem')
      .where('templateId', '=', template.id)
      .where('occursOn', '=', occursOn)
      .executeTakeFirstOrThrow();
    if (before !== problem) return noteFailure(context, template, occursOn, problem);
  }
  await dayOf(context, waiting)
    .set({ triedOn: todayOf(context) })
    .execute();
  if (runId !== null) await tx.updateTable('invoiceRun').set({ problem }).where('id', '=', runId).execute();
}

/** Leaves a day out for good. What was billed of it stays. */
export async function skipOccurrence(context: ClockContext, waiting: Waiting): Promise<void> {
  const { template, occursOn } = waiting;
  await dayOf(context, waiting).set({ status: 'skipped', problem: null, entryId: null }).execute();
  const record = recordOf[template.kind];
  await recordChange(context, changeOf(`${record}.skip`, { [record]: template.id }, {}, { occursOn }));
}
