import { id } from '@courtyard/contract';
import type { Language } from '@courtyard/contract/fields/words';
import { formatMoney } from '@courtyard/contract/formats';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { workOrderWords } from '@courtyard/contract/service-requests/work-order/work-order.words';
import { z } from 'zod';
import { writersOf } from '../../../../platform/audit/writers.sql';
import { changeOf } from '../../../../platform/audit/audit';
import { recordChange } from '../../../../platform/section/call-context';
import {
  type ApprovalContext,
  type ApprovalWords,
  defineApproval,
} from '../../../../platform/tenancy/approvals/approval-kind';
import { requestApproval } from '../../../../platform/tenancy/approvals/request-approval';
import { tellIssued, workOrderUrl } from '../attention/telling/tell-work';
import { lockOrder, writeOrder } from './change-order';

const parameters = z.object({
  workOrderId: id,
  number: z.int(),
  title: z.string(),
  worker: z.string(),
  amountMinor: z.int(),
  currency: z.string(),
});

type Given = z.output<typeof parameters>;

function inWords(language: Language, { number, title, worker, amountMinor, currency }: Given): ApprovalWords {
  const money = formatMoney(amountMinor, currency, { language });
  return {
    title: `${workOrderWords.workOrder[language]} #${number} ${title}: ${money}`,
    changes: [
      { field: workOrderWords.worker[language], before: null, after: worker },
      { field: workOrderWords.estimateMinor[language], before: null, after: money },
    ],
  };
}

/** An order without its approval: the version stays that which was looked at. */
async function issueNow(context: ApprovalContext, workOrderId: string): Promise<void> {
  const { order } = await lockOrder(context, workOrderId);
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
  await tellIssued(context, order);
}

/** An estimate that takes a second person: from $500.00 on, where a community has set nothing else. */
export const workOrderApproval = defineApproval({
  name: 'service-requests.work-order',
  label: { en: 'Work order', es: 'Orden de trabajo' },
  asking: 'Work Order Update',
  deciding: 'Work Order Approve',
  ruled: 'amounts',
  limits: [{ fromMinor: 50_000, deciders: 1 }],
  parameters,
  words: { en: (given) => inWords('en', given), es: (given) => inWords('es', given) },
  // Each change of it is another version.
  fingerprint: async ({ tx }, { workOrderId }) => {
    const row = await tx
      .selectFrom('workOrder')
      .select('version')
      .where('id', '=', workOrderId)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    return row ? String(row.version) : null;
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

/** Issues a draft, or has its estimate wait for a second person. */
export async function issueOrAsk(context: ApprovalContext, order: WorkOrder): Promise<void> {
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
    about: { thing: 'work-order', thingId: order.id, link: workOrderUrl(order.id) },
    amount: { minor: amountMinor, currency },
  });
  if (approvalId === null) await issueNow(context, order.id);
}
