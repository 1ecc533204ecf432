import type { InvoiceInput, InvoiceRun } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { sql } from 'kysely';
import { type Actor, post, requireNear } from '../../../../../ledger';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import { msg } from '../../../../../platform/http/language/sentence';
import type { Call } from '../../../../../platform/http/implement';
import { invalid, notFound } from '../../../../../platform/http/problem';
import { type CallContext, type ReadContext, todayOf } from '../../../../../platform/section/call-context';
import { ownerChart } from '../../owner-account/owner-chart';
import { planInvoices } from './plan-invoices';
import type { UnitShare } from './shares.rules';
import { maxEntries, writeInvoices } from './write-invoices';

export const invoiceRunJobName = 'accounting.invoice-run';

/** As many as a call bills before it answers. */
const maxAtOnce = 100;

const runQuery = (tx: Tx, runId: string) =>
  tx
    .selectFrom('invoiceRun')
    .select(['id', 'status', 'units', 'billed', 'leftOut', 'totalMinor', 'problem'])
    .where('id', '=', runId);

export async function getInvoiceRun({ tx }: Pick<ReadContext, 'tx'>, runId: string): Promise<InvoiceRun> {
  const run = await runQuery(tx, runId).executeTakeFirst();
  if (!run) throw notFound('run of invoices');
  const only =
    run.units === 1
      ? await tx
          .selectFrom('invoiceRunUnit')
          .select('invoiceId')
          .where('runId', '=', runId)
          .executeTakeFirst()
      : undefined;
  return { ...run, invoiceId: only?.invoiceId ?? null };
}

/** Bills the next units of a run and posts it, last. Gives whether units remain; null where the run is over. */
export async function billSlice(
  context: Omit<CallContext, 'caller'>,
  runId: string,
  actor: Actor,
): Promise<boolean | null> {
  const { tx } = context;
  // From here on nobody else goes on with it.
  const run = await tx
    .selectFrom('invoiceRun')
    .selectAll()
    .where('id', '=', runId)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (!run) return null;
  const waiting = await tx
    .selectFrom('invoiceRunUnit')
    .select(['position', 'propertyId', 'amountsMinor as linesMinor'])
    .where('runId', '=', runId)
    .where('invoiceId', 'is', null)
    .orderBy('position')
    .limit(maxEntries)
    .execute();
  const { issuedOn, dueOn, memo, lines } = run;
  const terms = { runId, issuedOn, dueOn, memo, lines };
  const { invoices, entries } = await writeInvoices(context, await ownerChart(tx), { terms, units: waiting });
  await sql`update invoice_run_unit unit set invoice_id = made.id
    from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as made (id uuid, "propertyId" uuid)
    where unit.run_id = ${runId} and unit.property_id = made."propertyId"`.execute(tx);
  const billed = run.billed + invoices.length;
  const isDone = billed === run.units;
  const totalMinor = invoices.reduce((sum, invoice) => sum + invoice.totalMinor, run.totalMinor);
  await tx
    .updateTable('invoiceRun')
    .set({ billed, totalMinor, status: isDone ? 'done' : 'running' })
    .where('id', '=', runId)
    .execute();
  await post(tx, entries, actor);
  return !isDone;
}

/** A run as it is begun: who begins it, and the units with their parts that are billed. */
export interface NewRun {
  id: string;
  input: Omit<InvoiceInput, 'propertyIds'>;
  shares: readonly UnitShare[];
  actor: Actor;
  /** The day of a recurring template that it bills. */
  occurrence?: { templateId: string; occursOn: string };
}

/** Begins a run and bills its units, last in the transaction: all where they are few; many go on in the background. Throws a Problem, 422, where none can be billed. */
export async function beginRun(
  context: Omit<CallContext, 'caller'> & Pick<Call, 'translate'>,
  { id, input, shares, actor, occurrence }: NewRun,
): Promise<void> {
  const { tx, tenant, platform } = context;
  const billed = shares.filter(({ problem }) => problem === null);
  const [left] = shares;
  if (billed.length === 0)
    throw invalid({
      propertyIds: msg`None of these units can be billed. ${left?.name ?? ''}: ${context.translate(left?.problem ?? '')}`,
    });
  await tx
    .insertInto('invoiceRun')
    .values({
      tenantId: tenant.id,
      id,
      status: 'running',
      issuedOn: input.issuedOn,
      dueOn: input.dueOn,
      memo: input.memo,
      lines: JSON.stringify(input.lines),
      units: billed.length,
      leftOut: shares.length - billed.length,
      startedBy: actor.id,
      startedAt: platform.clock(),
      problem: null,
      templateId: occurrence?.templateId ?? null,
      occursOn: occurrence?.occursOn ?? null,
    })
    .execute();
  await tx
    .insertInto('invoiceRunUnit')
    .values(
      billed.map(({ propertyId, linesMinor }, position) => ({
        tenantId: tenant.id,
        runId: id,
        position,
        propertyId,
        amountsMinor: JSON.stringify(linesMinor),
        invoiceId: null,
      })),
    )
    .execute();
  if (billed.length > maxAtOnce || (await billSlice(context, id, actor))) await goOnLater(context, id);
}

/** Has the rest of a run billed in the background. */
export const goOnLater = (
  { tx, tenant, platform }: Pick<CallContext, 'tx' | 'tenant' | 'platform'>,
  runId: string,
): Promise<void> =>
  platform.jobs.enqueue(tx, invoiceRunJobName, { tenantId: tenant.id, runId }, { key: runId });

/** Bills units: the first before it answers, all where they are few; the others in the background. */
export async function createInvoices(
  context: CallContext & Pick<Call, 'translate'>,
  input: InvoiceInput,
): Promise<InvoiceRun> {
  const { memberId, displayName } = context.caller;
  requireNear({ issuedOn: input.issuedOn }, todayOf(context));
  const { shares } = await planInvoices(context, input);
  const id = newId();
  await beginRun(context, { id, input, shares, actor: { id: memberId, name: displayName } });
  return getInvoiceRun(context, id);
}
