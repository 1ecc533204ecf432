import { changeOf } from '../../../../../../platform/audit/audit';
import type { Tx } from '../../../../../../platform/database/database';
import { msg } from '../../../../../../platform/http/language/sentence';
import { Problem, reasonOf } from '../../../../../../platform/http/problem';
import { recordChange } from '../../../../../../platform/section/call-context';
import { theClock } from '../../../../../../platform/section/jobs/clock-context';
import { type ClockWork, morningJob } from '../../../../clock/clock-work';
import { billParts, lockLevy } from './bill-parts';
import { notifyWaiting } from './special-assessment-notifications';
import { noteProblem } from '../special-assessment.service';

interface Due {
  assessmentId: string;
  position: number;
  issuedOn: string;
  dueOn: string;
}

/** Installments whose day came and that wait of some unit, the earliest first. */
const dueInstallments = (tx: Tx, today: string): Promise<Due[]> =>
  tx
    .selectFrom('specialAssessmentInstallment as installment')
    .innerJoin('specialAssessment as levy', (join) =>
      join
        .onRef('levy.tenantId', '=', 'installment.tenantId')
        .onRef('levy.id', '=', 'installment.assessmentId'),
    )
    .select(['installment.assessmentId', 'installment.position', 'installment.issuedOn', 'installment.dueOn'])
    .where('levy.endedOn', 'is', null)
    .where('installment.issuedOn', '<=', today)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('specialAssessmentPart as part')
          .select('part.position')
          .whereRef('part.tenantId', '=', 'installment.tenantId')
          .whereRef('part.assessmentId', '=', 'installment.assessmentId')
          .whereRef('part.position', '=', 'installment.position')
          .where('part.runId', 'is', null),
      ),
    )
    .orderBy('installment.issuedOn')
    .orderBy('installment.assessmentId')
    .orderBy('installment.position')
    .execute();

/** Bills an installment in a transaction of its own; why it could not be is kept with it. */
async function billDue({ platform, tenant, contextIn }: ClockWork, { assessmentId, position, ...days }: Due) {
  try {
    await platform.inTenant(tenant.id, async (tx) => {
      const context = contextIn(tx);
      const levy = await lockLevy(context, assessmentId);
      if (!levy || levy.endedOn !== null) return;
      const numbered = msg`${levy.title}, installment ${position} of ${levy.installments}`;
      const work = await billParts(context, levy, {
        of: { position },
        ...days,
        description: levy.installments === 1 ? levy.title : context.translate(numbered),
        actor: theClock,
      });
      if (!work) return;
      await noteProblem(context, assessmentId, position, work.problem);
      if (work.problem !== null) await notifyWaiting(context, levy, { position, reason: work.problem });
      // None of its units can be billed: it waits.
      if (work.amountMinor === 0) return;
      const after = { position, ...days, amountMinor: work.amountMinor };
      await recordChange(
        context,
        changeOf('special-assessment.bill', { 'special-assessment': assessmentId }, {}, after),
      );
      await work.bill();
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await platform.inTenant(tenant.id, async (tx) => {
      const context = contextIn(tx);
      const reason = context.translate(reasonOf(error));
      await noteProblem(context, assessmentId, position, reason);
      const levy = await lockLevy(context, assessmentId);
      if (levy) await notifyWaiting(context, levy, { position, reason });
    });
  }
}

/** Bills the installments of special assessments whose day came, each part of a unit once, in the community's morning. What cannot be billed waits with its reason and is tried again. */
export const specialAssessmentJob = morningJob({
  name: 'accounting.special-assessments',
  cron: '17 * * * *',
  async run(work, today) {
    const { platform, tenant } = work;
    const due = await platform.inTenant(tenant.id, (tx) => dueInstallments(tx, today), { readOnly: true });
    for (const installment of due) await billDue(work, installment);
  },
});
