import { addDays, addMonths } from '@courtyard/contract/days';
import { newId } from '../../../../platform/core/ids';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import type { DemoSeed } from '../../../../platform/section/demo/demo-community';
import { contextOfMember } from '../../../../platform/section/bulk/bulk-job-context';
import { planStatements } from '../statement/mailing/plan-statements';
import { storeRun } from '../statement/mailing/start-statements.service';
import { createPayoff } from './payoff/payoff.service';
import { agreePlan, holdCollection } from './collection.service';

/** Statements that all who owe were mailed some time ago: longer than the outbox remembers. */
async function mailedBefore(context: CallContext): Promise<void> {
  const { tx, platform } = context;
  const input = { audience: 'owing' as const, propertyIds: [], includesHeld: false, fromOn: null };
  const planned = await planStatements(context, input);
  const at = addDays(planned.at, -35);
  const runId = await storeRun(context, input, { ...planned, fromOn: addMonths(at, -12), at });
  const askedAt = new Date(platform.clock().getTime() - 35 * 86_400_000);
  await tx.updateTable('statementRun').set({ askedAt }).where('id', '=', runId).execute();
  await tx
    .updateTable('ownerLetter')
    .set({ askedAt, mailId: newId() })
    .where('statementRunId', '=', runId)
    .execute();
}

/** Of the demo's late payers one keeps a payment plan, and one disputes what it owes. */
export const seedCollection: DemoSeed = async (tx, community) => {
  if (community.slug !== 'demo') return;
  const { platform, people } = community;
  const { memberId } = people.treasurer;
  const context = await contextOfMember({ tx, platform, tenant: community, section: 'accounting', memberId });
  if (!context) throw new Error('the treasurer of the demo is no member');
  const today = todayOf(context);
  const late = await tx
    .selectFrom('invoice')
    .select('propertyId')
    .where('openMinor', '>', 0)
    .where('dueOn', '<', today)
    .orderBy('number')
    .execute();
  const [promising, disputing] = new Set(late.map(({ propertyId }) => propertyId));
  if (promising !== undefined)
    await agreePlan(context, promising, {
      installments: 4,
      firstOn: addMonths(today, 1),
      lateDays: 15,
      agreementFileId: null,
    });
  if (promising !== undefined)
    await createPayoff(context, {
      propertyId: promising,
      at: addDays(today, 14),
      validUntil: addDays(today, 30),
      requestedBy: 'Harbor Title & Escrow',
      fee: null,
    });
  if (disputing !== undefined)
    await holdCollection(context, disputing, {
      reason: 'dispute',
      petitionOn: null,
      startsOn: addDays(today, -20),
      endsOn: null,
      note: 'Owner says a check from last year was never credited. Waiting on the bank.',
    });
  await mailedBefore(context);
};
