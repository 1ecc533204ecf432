import { openStates } from '@courtyard/contract/service-requests/request/request.values';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { CallContext } from '../../../../../platform/section/call-context';
import { writeComment } from '../../../comment/request-comment.service';
import { isAboutCaller } from '../../../part/part.sql';
import { workOrderMessages } from '../../queries/work-order-texts';

/** Comments on the open requests of an order, for both sides, that its work is finished. */
export async function notifyRequestsDone(context: CallContext, order: WorkOrder): Promise<void> {
  const { permissions } = context.caller;
  if (!permissions.has('Community Request Update') || !permissions.has('Community Requests Details View'))
    return;
  const rows = await context.tx
    .selectFrom('workOrderRequest as linked')
    .innerJoin('request', 'request.id', 'linked.requestId')
    .select('request.id')
    .where('linked.workOrderId', '=', order.id)
    .where('request.state', 'in', openStates)
    .where(sql<boolean>`not ${isAboutCaller(context)}`)
    .orderBy('request.id')
    .execute();
  const t = messagesIn(workOrderMessages, context.tenant.language);
  const text = [t('done', { number: order.number }), order.workNote].filter(Boolean).join(' ');
  for (const { id } of rows)
    await writeComment(context, id, { text, isInternal: false, mentions: [], fileIds: [] });
}
