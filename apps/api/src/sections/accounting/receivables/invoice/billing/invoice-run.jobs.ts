import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import type { Actor } from '../../../../../ledger';
import type { Platform } from '../../../../../platform/core/platform';
import type { Job } from '../../../../../platform/core/services';
import { conflict, Problem, reasonOf } from '../../../../../platform/http/problem';
import {
  type ClockContext,
  type ClockRun,
  contextOfClock,
  theClock,
} from '../../../../../platform/section/jobs/clock-context';
import { contextOfMember } from '../../../../../platform/section/bulk/bulk-job-context';
import { invoiceMessages } from '../invoice-notifications';
import { billSlice, invoiceRunJobName } from './invoice-run.service';

const payload = z.object({ tenantId: z.string(), runId: z.string() });
type Run = z.infer<typeof payload>;

const stop = (platform: Platform, { tenantId, runId }: Run, problem: string) =>
  platform.inTenant(tenantId, (tx) =>
    tx
      .updateTable('invoiceRun')
      .set({ status: 'failed', problem })
      .where('id', '=', runId)
      .where('status', '=', 'running')
      .execute(),
  );

/** What the run goes on with, in the name of who began it. Throws a Problem where they are no member any more. */
async function actingFor(run: ClockRun, startedBy: string | null): Promise<ClockContext & { actor: Actor }> {
  if (startedBy === null) return { ...contextOfClock(run), actor: theClock };
  const context = await contextOfMember({ ...run, memberId: startedBy });
  if (!context)
    throw conflict('not-a-member', 'The member who started this no longer has access. Start it again.');
  return { ...context, actor: { id: startedBy, name: context.caller.displayName } };
}

/** Bills the next units in a transaction of their own, in the name of who began it. Gives whether units remain. */
async function goOn(platform: Platform, run: Run): Promise<boolean> {
  const { tenantId, runId } = run;
  const tenant = await platform.tenants.byId(tenantId);
  if (!tenant) return false;
  let translate = (problem: Problem) => problem.message;
  try {
    return await platform.inTenant(tenantId, async (tx) => {
      const started = await tx
        .selectFrom('invoiceRun')
        .select('startedBy')
        .where('id', '=', runId)
        .executeTakeFirst();
      if (!started) return false;
      const acting = { tx, platform, tenant, section: 'accounting' };
      const { actor, ...context } = await actingFor(acting, started.startedBy);
      translate = (problem) => context.translate(reasonOf(problem));
      return (await billSlice(context, runId, actor)) === true;
    });
  } catch (error) {
    // The books or the units refuse it, and will again: what was billed before stays.
    if (!(error instanceof Problem)) throw error;
    await stop(platform, run, translate(error));
    return false;
  }
}

/** Bills the units of a run, at most a hundred in a transaction: stopped on the way, it goes on where it was. */
export const invoiceRunJob: Job = {
  name: invoiceRunJobName,
  title: labelOf(invoiceMessages, 'runJob'),
  async run(given, platform, attempt) {
    const run = payload.parse(given);
    try {
      while (await goOn(platform, run));
    } catch (error) {
      if (attempt?.isLast)
        await stop(platform, run, 'It failed after several tries. Start it again for the remaining units.');
      throw error;
    }
  },
};
