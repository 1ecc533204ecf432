import type { Tx } from '../../../../platform/database/database';
import { Problem, reasonOf } from '../../../../platform/http/problem';
import { theClock } from '../../../../platform/section/jobs/clock-context';
import { type ClockWork, morningJob } from '../../clock/clock-work';
import { invoiceMaker } from '../../receivables/recurring/invoice/invoice-maker';
import { entryMaker } from '../entry/entry-maker';
import type { TemplateKind } from '../recurring.tables';
import { type Due, heldNext, heldWaiting, nextDue, type Waiting, waitingSince } from './due-templates.sql';
import { makeOccurrence, noteFailure } from './make-occurrence';
import { noteStillWaiting, retryOccurrence } from './settle-occurrence';
import { notifyFailed } from './recurring-notifications';
import type { TemplateMaker } from './template';

const makers: Readonly<Record<TemplateKind, TemplateMaker>> = { invoice: invoiceMaker, entry: entryMaker };

interface Run extends ClockWork {
  today: string;
}

const contextOf = ({ contextIn }: Run, tx: Tx) => ({ ...contextIn(tx), actor: theClock });

/** Notes why a day could not be made, unless it was made meanwhile, and tells those who keep templates. */
const noteProblem = (
  run: Run,
  { template, occursOn }: Due,
  problem: Problem,
  held: (tx: Tx) => Promise<Due | undefined>,
) =>
  run.platform.inTenant(run.tenant.id, async (tx) => {
    if (!(await held(tx))) return;
    const context = contextOf(run, tx);
    const reason = context.translate(reasonOf(problem));
    await noteFailure(context, template, occursOn, reason);
    await notifyFailed(context, template, { occursOn, reason });
  });

/** Makes the next day that is due, in a transaction of its own. Gives whether there was one. */
async function makeNext(run: Run, aside: string[]): Promise<boolean> {
  let due: Due | undefined;
  try {
    return await run.platform.inTenant(run.tenant.id, async (tx) => {
      due = await nextDue(tx, run.today, aside);
      if (!due) return false;
      const maker = makers[due.template.kind];
      const day = await maker.dayOf(tx, due.occursOn);
      await makeOccurrence(contextOf(run, tx), maker, due.template, day);
      return true;
    });
  } catch (error) {
    if (!due) throw error;
    const { template, occursOn } = due;
    if (error instanceof Problem)
      await noteProblem(run, due, error, (tx) => heldNext(tx, template.kind, template.id, occursOn));
    else {
      // It is tried again by the next run; the days of other templates go on.
      aside.push(template.id);
      run.platform.log.error({ err: error, template: template.id }, 'a day of a template could not be made');
    }
    return true;
  }
}

/** Tries a day again that could not be made. Gives whether it failed in a way that nobody can be told. */
async function tryAgain(run: Run, waiting: Waiting): Promise<boolean> {
  const { template, occursOn } = waiting;
  try {
    await run.platform.inTenant(run.tenant.id, async (tx) => {
      const held = await heldWaiting(tx, template.kind, template.id, occursOn);
      if (held) await retryOccurrence(contextOf(run, tx), makers[template.kind], held);
    });
    return false;
  } catch (error) {
    if (error instanceof Problem) {
      await run.platform.inTenant(run.tenant.id, async (tx) => {
        const held = await heldWaiting(tx, template.kind, template.id, occursOn);
        const context = contextOf(run, tx);
        if (held) await noteStillWaiting(context, held, context.translate(reasonOf(error)));
      });
      return false;
    }
    run.platform.log.error({ err: error, template: template.id }, 'a day of a template could not be made');
    return true;
  }
}

/**
 * Makes what recurring templates are due in a community, in its morning: each day once, also where this runs twice, late or in two
 * processes. What could not be made waits with its reason and is tried again on the next day; the others go on.
 */
export const recurringJob = morningJob({
  name: 'accounting.recurring',
  cron: '7 * * * *',
  async run(work, today) {
    const { platform, tenant } = work;
    const run = { ...work, today };
    const aside: string[] = [];
    while (await makeNext(run, aside));
    let failures = aside.length;
    const waiting = await platform.inTenant(tenant.id, (tx) => waitingSince(tx, today), { readOnly: true });
    for (const each of waiting) if (await tryAgain(run, each)) failures += 1;
    if (failures > 0) throw new Error(`${failures} days of templates could not be made`);
  },
});
