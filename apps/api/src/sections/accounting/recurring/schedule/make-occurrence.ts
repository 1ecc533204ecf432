import { firstOpenDay } from '../../../../ledger';
import { changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { recordChange, todayOf } from '../../../../platform/section/call-context';
import type { ClockContext } from '../../../../platform/section/jobs/clock-context';
import { nextAfter } from './schedule.rules';
import {
  type DueTemplate,
  type MakingContext,
  type OccurrenceDay,
  type TemplateMaker,
  recordOf,
} from './template';

/** The day that something counts on in the books: its own, or the first that is open. */
export const dayInBooks = async (tx: Tx, occursOn: string): Promise<OccurrenceDay> => ({
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

/**
 * Makes what a template is due on a day, last in the transaction: once, by the key of the day. The template is locked, or the day is,
 * where it is tried again. Throws a Problem where it cannot be made; nothing of it is then there.
 */
export async function makeOccurrence(
  context: MakingContext,
  maker: TemplateMaker,
  template: DueTemplate,
  { occursOn, datedOn }: OccurrenceDay,
): Promise<void> {
  const { tx, tenant } = context;
  const { status, leftOut, entryId, facts, carryOut } = await maker.plan(context, template, {
    occursOn,
    datedOn,
  });
  const row = {
    status,
    datedOn,
    leftOut: JSON.stringify(leftOut),
    problem: null,
    triedOn: todayOf(context),
    entryId: entryId ?? null,
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
        // What waited for a second person, and was refused, is asked for again under another entry.
        .where('recurringOccurrence.status', 'in', ['failed', 'waiting']),
    )
    .returning('occursOn')
    .executeTakeFirstOrThrow();
  await advance(context, template, occursOn);
  const record = recordOf[template.kind];
  const made = { occursOn, ...(datedOn !== occursOn && { datedOn }), ...facts };
  await recordChange(context, changeOf(`${record}.make`, { [record]: template.id }, {}, made));
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
  const record = recordOf[template.kind];
  await recordChange(
    context,
    changeOf(`${record}.fail`, { [record]: template.id }, {}, { occursOn, problem }),
  );
}
