import { requestReportRoutes } from '@courtyard/contract/service-requests/report/request-report';
import { requestCommentRoutes } from '@courtyard/contract/service-requests/comment/request-comment';
import { communityRequestRoutes } from '@courtyard/contract/service-requests/request/community-request-routes';
import { myRequestRoutes } from '@courtyard/contract/service-requests/request/my-request-routes';
import { requestActionRoutes } from '@courtyard/contract/service-requests/request/request-actions';
import { requestCalendarRoutes } from '@courtyard/contract/service-requests/calendar/request-calendar';
import { requestLinkRoutes } from '@courtyard/contract/service-requests/request/request-links';
import { bulkRequestRoutes } from '@courtyard/contract/service-requests/request/request-many';
import { requestOverviewRoutes } from '@courtyard/contract/service-requests/request/request-overview';
import {
  myRequestColumns,
  requestColumns,
} from '@courtyard/contract/service-requests/request/request.columns';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { bulkChange } from '../../../platform/section/bulk/bulk-change';
import { implementList } from '../../../platform/section/resource/implement-resource';
import { mentionChoices, writeComment } from '../comment/request-comment.service';
import { requirePart } from '../part/part';
import { applyRequestAction } from './commands/apply-request-action.service';
import { assigneeChoices, assignRequest } from './commands/assignee.service';
import { createRequest, enterRequest } from './commands/create.service';
import { rateRequest, setSupport, similarRequests } from './commands/follow.service';
import { linkRequests, mergeRequest, unlinkRequests } from './commands/link.service';
import { bulkChangeRequests, bulkAssign, bulkSetPriority, bulkWithdraw } from './list/bulk-requests';
import { communityRequestList, myRequestList } from './list/requests.sql';
import { communityOverview, myOverview } from './queries/overview.sql';
import { requestCalendar } from './queries/request-calendar';
import { placesFor } from './commands/place.service';
import { getRequest } from './queries/request-details';
import { requestReportExport } from './report/request-report.export';
import { requestReport } from './report/request-report.sql';
import { updateRequest } from './commands/update.service';

const { listMyRequests, exportMyRequests, myRequestValues, myRequestTotals } = myRequestRoutes;
const { listCommunityRequests, exportCommunityRequests } = communityRequestRoutes;
const { communityRequestValues, communityRequestTotals } = communityRequestRoutes;

const mine: Module = () => [
  ...implementList(
    { list: listMyRequests, export: exportMyRequests, values: myRequestValues, totals: myRequestTotals },
    { list: myRequestList, file: { name: 'my-requests', columns: myRequestColumns } },
  ),
  implement(requestOverviewRoutes.myRequestOverview, async (call) => ({ data: await myOverview(call) })),
  implement(myRequestRoutes.requestPlaces, async (call) => ({ data: await placesFor(call, call.query) })),
  implement(myRequestRoutes.similarRequests, async (call) => ({
    data: await similarRequests(call, call.query),
  })),
  implement(myRequestRoutes.createMyRequest, async (call) => ({
    data: await createRequest(call, call.body),
  })),
  implement(bulkRequestRoutes.withdrawMyRequests, async (call) => ({
    data: await bulkChange(call, bulkWithdraw, call.body.chosen, call.body),
  })),
  implement(myRequestRoutes.getMyRequest, async (call) => ({
    data: await getRequest(call, call.params.requestId),
  })),
];

const ofCommunity: Module = () => [
  ...implementList(
    {
      list: listCommunityRequests,
      export: exportCommunityRequests,
      values: communityRequestValues,
      totals: communityRequestTotals,
    },
    { list: communityRequestList, file: { name: 'community-requests', columns: requestColumns } },
  ),
  implement(requestReportRoutes.requestReport, async (call) => ({
    data: { rows: await requestReport(call, call.query) },
  })),
  implementStream(requestReportRoutes.exportRequestReport, (call) =>
    exportList(call, requestReportExport(call.query)),
  ),
  implement(requestCalendarRoutes.requestCalendar, async (call) => ({
    data: await requestCalendar(call, call.query),
  })),
  implement(requestOverviewRoutes.communityRequestOverview, async (call) => ({
    data: await communityOverview(call),
  })),
  implement(communityRequestRoutes.requestAssignees, async (call) => ({ data: await assigneeChoices(call) })),
  implement(communityRequestRoutes.createCommunityRequest, async (call) => ({
    data: await enterRequest(call, call.body),
  })),
  implement(communityRequestRoutes.getCommunityRequest, async (call) => ({
    data: await getRequest(call, call.params.requestId),
  })),
  implement(communityRequestRoutes.updateCommunityRequest, async (call) => ({
    data: await updateRequest(call, call.params.requestId, call.body),
  })),
  implement(communityRequestRoutes.assignRequest, async (call) => ({
    data: await assignRequest(call, call.params.requestId, call.body),
  })),
  implement(bulkRequestRoutes.assignRequests, async (call) => ({
    data: await bulkChange(call, bulkAssign, call.body.chosen, call.body),
  })),
  implement(bulkRequestRoutes.setPriorityOfRequests, async (call) => ({
    data: await bulkChange(call, bulkSetPriority, call.body.chosen, call.body),
  })),
  implement(bulkRequestRoutes.applyRequestActions, async (call) => ({
    data: await bulkChange(call, bulkChangeRequests, call.body.chosen, call.body),
  })),
  implement(requestLinkRoutes.mergeRequest, async (call) => ({
    data: await mergeRequest(call, call.params.requestId, call.body),
  })),
  implement(requestLinkRoutes.linkRequest, async (call) => ({
    data: await linkRequests(call, call.params.requestId, call.params.otherId),
  })),
  implement(requestLinkRoutes.unlinkRequest, async (call) => ({
    data: await unlinkRequests(call, call.params.requestId, call.params.otherId),
  })),
];

/** What only those may read of a history who read internal comments. */
const internalActions = [
  'request.note',
  'request.absorb',
  'request.link',
  'request.unlink',
  'request.warn',
  'request.escalate',
];

async function historyFor(context: ReadContext, id: string) {
  const part = await requirePart(context, id);
  if (!part.seesAll) throw notFound('request');
  return { id, except: part.readsNotes ? [] : internalActions };
}

const actions: Module = () => [
  implement(requestActionRoutes.applyRequestAction, async (call) => ({
    data: await applyRequestAction(call, call.params.requestId, call.body),
  })),
  implement(requestActionRoutes.supportRequest, async (call) => ({
    data: await setSupport(call, call.params.requestId, call.body.isSupporting),
  })),
  implement(requestActionRoutes.rateRequest, async (call) => ({
    data: await rateRequest(call, call.params.requestId, call.body),
  })),
  implement(
    requestActionRoutes.requestHistory,
    historyOf('request', (call) => historyFor(call, call.params.requestId)),
  ),
  implement(requestCommentRoutes.writeRequestComment, async (call) => ({
    data: await writeComment(call, call.params.requestId, call.body),
  })),
  implement(requestCommentRoutes.requestMentionChoices, async (call) => ({
    data: await mentionChoices(call, call.params.requestId, call.query),
  })),
];

/** Reading and changing requests. */
export const requestModule: Module = (platform) => [
  ...mine(platform),
  ...ofCommunity(platform),
  ...actions(platform),
];
