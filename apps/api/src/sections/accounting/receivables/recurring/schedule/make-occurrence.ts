import { firstOpenDay } from '../../../../../ledger';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import { recordChange, todayOf } from '../../../../../platform/section/call-context';
import type { ClockContext } from '../../../../../platform/section/jobs/clock-context';
import { nextAfter } from './schedule.rules';
import type { DueTemplate, MakingContext, TemplateMaker } from './template';

/** The day that something counts on in the books: its own, or the first that is open. */
export const dayInBooks = async (tx: Tx, occursOn: string) => ({
  occursOn,
  datedOn: await firstOpenDay(tx, occursOn),
});

/** Goes on to the day after; a schedule without one is over. The template is locked. */
async function advance(
  { tx, platform }: ClockContext,
  template: DueTemplate,
  occursOn: string,
): Promise<void> {
  const nextOn = nextAfter(template, occursOn);
  await tx
    .updateTable('recurringTemplate')
    .set({ nextOn, status: nextOn === null ? 'ended' : 'active', updatedAt: platform.clock() })
    .where('id', '=', template.id)
    .where('nextOn', '=', occursOn)
    .execute();
}

const of = ({ id }: DueTemplate) => ({ 'recurring-template': id });

/**
 * Makes what a template is due on a day, last in the transaction: once, by the key of the day. The template is locked, or the day is,
 * where it is tried again. Throws a Problem where it cannot be made; nothing of it is then there.
 */
export async function makeOccurrence(
  context: MakingContext,
  maker: TemplateMaker,
  template: DueTemplate,
  occursOn: string,
): Promise<void> {
  const { tx, tenant } = context;
  const day = await dayInBooks(tx, occursOn);
  const { status, leftOut, facts, carryOut } = await maker.plan(context, template, day);
  const row = {
    status,
    datedOn: day.datedOn,
    leftOut: JSON.stringify(leftOut),
    problem: null,
    triedOn: todayOf(context),
  };
  await tx
    .insertInto('recurringOccurrence')
    .values({
      tenantId: tenant.id,
      templateId: template.id,
      occursOn,
      ...row,
    })
    .onConflict((found) =>
      found
        .columns(['tenantId', 'templateId', 'occursOn'])
        .doUpdateSet(row)
        .where('recurringOccurrence.status', '=', 'failed'),
    )
    .execute();
  await advance(context, template, occursOn);
  const made = { occursOn, ...(day.datedOn !== occursOn && { datedOn: day.datedOn }), ...facts };
  await recordChange(context, changeOf('recurring-template.make', of(template), {}, made));
  await carryOut();
}

/** Notes that a day could not be made, and why; it waits to be tried again. The template, or the day, is locked. */
export async function noteFailure(
  context: ClockContext,
  template: DueTemplate,
  occursOn: string,
  problem: string,
): Promise<void> {
  const { tx, tenant } = context;
  const row = { status: 'failed' as const, problem, triedOn: todayOf(context) };
  await tx
    .insertInto('recurringOccurrence')
    .values({
      tenantId: tenant.id,
      templateId: template.id,
      occursOn,
      ...row,
      datedOn: null,
      leftOut: '[]',
    })
    .onConflict((found) => found.columns(['tenantId', 'templateId', 'occursOn']).doUpdateSet(row))
    .execute();
  await advance(context, template, occursOn);
  await recordChange(context, changeOf('recurring-template.fail', of(template), {}, { occursOn, problem }));
}
