import { newId } from '../../../../../platform/core/ids';
import { beginRun, billSlice, goOnLater } from '../../invoice/billing/invoice-run.service';
import { dayInBooks } from '../../../recurring/schedule/make-occurrence';
import type { TemplateMaker } from '../../../recurring/schedule/template';
import { leftOutOf, planRun } from './plan-run';
import { billedTemplate } from './recurring-invoice.sql';

/** Bills the units of a template for a day: a run of invoices that is known by that day. */
export const invoiceMaker: TemplateMaker = {
  kind: 'invoice',
  dayOf: dayInBooks,
  async plan(context, { id: templateId }, day) {
    const { input, shares } = await planRun(context, await billedTemplate(context.tx, templateId), day);
    const billed = shares.filter(({ problem }) => problem === null);
    const { occursOn } = day;
    const run = { id: newId(), input, shares, actor: context.actor, occurrence: { templateId, occursOn } };
    return {
      status: 'made',
      leftOut: leftOutOf(shares, context),
      facts: {
        billed: billed.length,
        totalMinor: billed.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
      },
      carryOut: () => beginRun(context, run),
    };
  },
  async resume(context, runId, { datedOn }) {
    const { tx } = context;
    const run = await tx
      .selectFrom('invoiceRun')
      .select(['issuedOn', 'dueOn'])
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    // What was billed has its day already: its month may be closed since.
    const issuedOn = datedOn > run.issuedOn ? datedOn : run.issuedOn;
    const dueOn = issuedOn > run.dueOn ? issuedOn : run.dueOn;
    await tx
      .updateTable('invoiceRun')
      .set({ status: 'running', problem: null, issuedOn, dueOn })
      .where('id', '=', runId)
      .execute();
    if (await billSlice(context, runId, context.actor)) await goOnLater(context, runId);
  },
};
