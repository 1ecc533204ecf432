import { sql } from 'kysely';
import { type Actor, requireOpenDay } from '../../../../../../ledger';
import { newId } from '../../../../../../platform/core/ids';
import type { Call } from '../../../../../../platform/http/implement';
import { conflict, invalid } from '../../../../../../platform/http/problem';
import type { CallContext } from '../../../../../../platform/section/call-context';
import { faultsOfInvoice } from '../../../invoice/billing/invoice-lines.rules';
import { beginRun, goOnLater } from '../../../invoice/billing/invoice-run.service';
import { unitsNamed } from '../../../invoice/billing/plan-invoices';
import { problemOf } from '../../../invoice/billing/shares.rules';
import { ownerChart } from '../../../owner-account/owner-chart';

/** Whoever bills: a person or the clock. */
export type BillingContext = Omit<CallContext, 'caller'> & Pick<Call, 'translate'>;

export interface Levy {
  id: string;
  title: string;
  purpose: string | null;
  fundId: string;
  accountId: string;
  installments: number;
  endedOn: string | null;
}

interface PartsToBill {
  of: { position: number } | { propertyId: string };
  issuedOn: string;
  dueOn: string;
  description: string;
  actor: Actor;
}

/** A levy, kept from others who would bill it until the commit; undefined where there is none. */
export const lockLevy = ({ tx }: Pick<BillingContext, 'tx'>, assessmentId: string) =>
  tx
    .selectFrom('specialAssessment')
    .select(['id', 'title', 'purpose', 'fundId', 'accountId', 'installments', 'endedOn', 'version'])
    .where('id', '=', assessmentId)
    .forUpdate()
    .executeTakeFirst();

/** A run that stopped on the way goes on with the units that it left. Gives whether there was one. */
export async function resumeRun(context: BillingContext, levyId: string, position: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update invoice_run set status = 'running', problem = null where status = 'failed' and id in (
      select run_id from special_assessment_part where assessment_id = ${levyId} and position = ${position}) returning id`.execute(
    context.tx,
  );
  for (const { id } of rows) await goOnLater(context, id);
  return rows.length > 0;
}

/** What waits of an installment or of a unit, summed by unit. */
async function waitingParts({ tx }: BillingContext, levyId: string, of: PartsToBill['of']) {
  const rows = await tx
    .selectFrom('specialAssessmentPart')
    .select(['propertyId', 'amountMinor'])
    .where('assessmentId', '=', levyId)
    .where('runId', 'is', null)
    .where(({ eb }) =>
      'position' in of ? eb('position', '=', of.position) : eb('propertyId', '=', of.propertyId),
    )
    .execute();
  const sums = new Map<string, number>();
  for (const { propertyId, amountMinor } of rows)
    sums.set(propertyId, (sums.get(propertyId) ?? 0) + amountMinor);
  return sums;
}

/**
 * Bills what waits of a levy: a run of invoices, of one installment or of all that are left of one unit. A part is taken by its run in this
 * transaction, under the lock of the levy, so that it is billed once. Posts, last. Units that cannot be billed wait on; gives why
 * the first of them does. Throws a Problem where none can be.
 */
export async function billParts(
  context: BillingContext,
  levy: Levy,
  { of, issuedOn, dueOn, description, actor }: PartsToBill,
): Promise<{ amountMinor: number; problem: string | null; bill: () => Promise<void> } | null> {
  const { tx } = context;
  const sums = await waitingParts(context, levy.id, of);
  if (sums.size === 0) return null;
  if (levy.endedOn !== null)
    throw conflict('special-assessment-ended', 'This special assessment has ended. Nothing more is billed.');
  const units = await unitsNamed(context, { propertyIds: [...sums.keys()], issuedOn });
  const shares = units.map((unit) => {
    const totalMinor = sums.get(unit.propertyId) ?? 0;
    return { ...unit, linesMinor: [totalMinor], totalMinor, problem: problemOf(unit, 'each') };
  });
  const billed = shares.filter(({ problem }) => problem === null);
  const amountMinor = billed.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const { accountId, fundId, purpose: memo } = levy;
  const line = { serviceItemId: null, description, accountId, fundId, chargeType: 'special' as const };
  const input = { split: 'each' as const, issuedOn, dueOn, memo, lines: [{ ...line, amountMinor }] };
  const faults = faultsOfInvoice(await ownerChart(tx), input);
  const [fault] = Object.entries(faults);
  if (fault) throw invalid({ [fault[0] === 'dueOn' ? 'dueOn' : 'issuedOn']: fault[1] });
  await requireOpenDay(tx, issuedOn);
  const id = newId();
  if (billed.length > 0)
    await tx
      .updateTable('specialAssessmentPart')
      .set({ runId: id })
      .where('assessmentId', '=', levy.id)
      .where('runId', 'is', null)
      .where(
        'propertyId',
        'in',
        billed.map(({ propertyId }) => propertyId),
      )
      .where(({ eb, lit }) => ('position' in of ? eb('position', '=', of.position) : lit(true)))
      .execute();
  const left = shares.find(({ problem }) => problem !== null);
  return {
    amountMinor,
    problem: left ? `${left.name}: ${context.translate(left.problem ?? '')}` : null,
    bill: () => beginRun(context, { id, input, shares, actor }),
  };
}
