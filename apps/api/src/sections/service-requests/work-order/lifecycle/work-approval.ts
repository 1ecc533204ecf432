import { id } from '@courtyard/contract';
import { formatMoney } from '@courtyard/contract/formats';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { workOrderLabels } from '@courtyard/contract/service-requests/work-order/work-order.labels';
import { labelOf } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import { writersOf } from '../../../../platform/audit/writers.sql';
import { changeOf } from '../../../../platform/audit/audit';
import { recordChange } from '../../../../platform/section/call-context';
import {
  type ApprovalContext,
  decidersFor,
  defineApproval,
} from '../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { ruleOf } from '../../../../platform/tenancy/approvals/rules/approval-rule.sql';
import { conflict } from '../../../../platform/http/problem';
import { notifyIssued, workOrderUrl } from '../alerts/notifications/notify-work';
import { lockOrder, writeOrder } from './change-order';
import { requireWorker } from './require-references';
import { workOrderMessages } from '../queries/work-order-texts';

const parameters = z.object({
  workOrderId: id,
  number: z.int(),
  title: z.string(),
  worker: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
});

/** An order without its approval, or after it. */
async function issueNow(context: ApprovalContext, workOrderId: string): Promise<void> {
  const { order } = await lockOrder(context, workOrderId);
  await requireWorker(context, order);
  await writeOrder(context, order, {
    state: 'issued',
    issuedAt: context.platform.clock(),
    confirmedAt: null,
    stateNote: null,
  });
  await recordChange(
    context,
    changeOf('work-order.issue', { 'work-order': workOrderId }, { state: order.state }, { state: 'issued' }),
  );
  await notifyIssued(context, order);
}

/** An estimate that takes a second person: from $500.00 on, where a community has set nothing else. */
export const workOrderApproval = defineApproval({
  name: 'service-requests.work-order',
  label: labelOf(workOrderMessages, 'approval.label'),
  asking: 'Work Order Update',
  deciding: 'Work Order Approve',
  ruled: 'amounts',
  limits: [{ fromMinor: 50_000, deciders: 1 }],
  parameters,
  messages: workOrderMessages,
  content: (t, { number, title, worker, amountMinor, currency }, language) => {
    const money = formatMoney(amountMinor, currency, { language });
    return {
      title: t('approval.title', { number, title, money }),
      changes: [
        { field: workOrderLabels.worker[language], before: null, after: worker },
        { field: workOrderLabels.estimateMinor[language], before: null, after: money },
      ],
    };
  },
  // What was looked at; how urgent it is and which files it has changes nothing of it.
  fingerprint: async ({ tx }, { workOrderId }) => {
    const { rows } = await sql<{
      fingerprint: string;
    }>`select md5(jsonb_build_array(title, description, location, property_id,
        area_id, asset_id, vendor_id, assignee_id, due_on, estimate_minor, needs_sign_off,
        (select jsonb_agg(step.text order by step.position) from work_order_check step
          where step.tenant_id = work_order.tenant_id and step.work_order_id = work_order.id))::text) as fingerprint
      from work_order where id = ${workOrderId} and state = 'draft'`.execute(tx);
    return rows[0]?.fingerprint ?? null;
  },
  // Nobody approves an estimate that they wrote, also where somebody else issues the order.
  writers: ({ tx }, { workOrderId }) =>
    writersOf(tx, {
      type: 'work-order',
      id: workOrderId,
      actions: ['work-order.create', 'work-order.update'],
    }),
  carryOut: (context, { workOrderId }) => issueNow(context, workOrderId),
});

/**
 * Holds an issued order to what was approved: a higher estimate or another worker is approved as a draft is, and not after the fact.
 * Throws conflict where the estimate takes a second person.
 */
export async function requireApproved(
  context: Pick<ApprovalContext, 'tx'>,
  { state, estimateMinor: approvedMinor }: WorkOrder,
  { estimateMinor, isReassigned }: { estimateMinor: number | null; isReassigned: boolean },
): Promise<void> {
  const isRaised = (estimateMinor ?? 0) > (approvedMinor ?? 0);
  if (state === 'draft' || !(isRaised || isReassigned)) return;
  const { limits } = await ruleOf(context.tx, workOrderApproval);
  if (decidersFor(limits, estimateMinor ?? 0) === 0) return;
  throw conflict(
    'needs-approval',
    isRaised
      ? 'This estimate needs approval. Cancel the work order, reopen it, change the estimate and issue it again.'
      : 'This estimate was approved for another vendor or staff member. Cancel the work order, reopen it, choose the vendor or staff member and issue it again.',
  );
}

/** Issues a draft, or has its estimate wait for a second person. */
export async function issueOrAsk(context: ApprovalContext, order: WorkOrder): Promise<void> {
  await requireWorker(context, order);
  const { currency } = context.tenant;
  const amountMinor = order.estimateMinor ?? 0;
  const approvalId = await requestApproval(context, workOrderApproval, {
    parameters: {
      workOrderId: order.id,
      number: order.number,
      title: order.title,
      worker: order.worker?.name ?? '',
      amountMinor,
      currency,
    },
    about: { record: 'work-order', recordId: order.id, link: workOrderUrl(order.id) },
    amount: { minor: amountMinor, currency },
  });
  if (approvalId === null) await issueNow(context, order.id);
}
