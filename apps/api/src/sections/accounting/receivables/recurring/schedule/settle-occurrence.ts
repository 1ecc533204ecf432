import { changeOf } from '../../../../../platform/audit/audit';
import { recordChange, todayOf } from '../../../../../platform/section/call-context';
import type { ClockContext } from '../../../../../platform/section/jobs/clock-context';
import type { Waiting } from './due-templates.sql';
import { dayInBooks, makeOccurrence, noteFailure } from './make-occurrence';
import type { MakingContext, TemplateMaker } from './template';

const dayOf = ({ tx }: Pick<ClockContext, 'tx'>, { template, occursOn }: Waiting) =>
  tx
    .updateTable('recurringOccurrence')
    .where('templateId', '=', template.id)
    .where('occursOn', '=', occursOn);

/** Makes a day that waits, or goes on with it where it stopped on the way; last in the transaction. Throws a Problem where it cannot be. */
export async function retryOccurrence(
  context: MakingContext,
  maker: TemplateMaker,
  waiting: Waiting,
): Promise<void> {
  const { template, occursOn, runId } = waiting;
  if (runId === null) return makeOccurrence(context, maker, template, occursOn);
  await dayOf(context, waiting)
    .set({ triedOn: todayOf(context) })
    .execute();
  await maker.resume(context, runId, await dayInBooks(context.tx, occursOn));
}

/** Notes that a day still waits, with what is in its way today. */
export async function noteStillWaiting(
  context: ClockContext,
  waiting: Waiting,
  problem: string,
): Promise<void> {
  const { template, occursOn, runId } = waiting;
  if (runId === null) return noteFailure(context, template, occursOn, problem);
  await dayOf(context, waiting)
    .set({ triedOn: todayOf(context) })
    .execute();
  await context.tx.updateTable('invoiceRun').set({ problem }).where('id', '=', runId).execute();
}

/** Leaves a day out for good. What was billed of it stays. */
export async function skipOccurrence(context: ClockContext, waiting: Waiting): Promise<void> {
  const { template, occursOn } = waiting;
  await dayOf(context, waiting).set({ status: 'skipped', problem: null }).execute();
  await recordChange(
    context,
    changeOf('recurring-template.skip', { 'recurring-template': template.id }, {}, { occursOn }),
  );
}
