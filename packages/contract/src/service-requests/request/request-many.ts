import { z } from 'zod';
import { bulkChange, bulkAnswer, bulkLimits } from '../../wire/fields/chosen-rows';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { communityRequestFilters } from './community-request-routes';
import { myRequestFilters } from './my-request-routes';
import { assigneeInput, requestAction, requestPriority } from './request';
import { waitingParties } from './request.values';

/** What many requests are given at once. */
export const assigneeSet = z.object({ assignee: assigneeInput });
export const prioritySet = z.object({ priority: requestPriority });
export const actionSet = z.object({
  action: requestAction.exclude(['withdraw']),
  waitingFor: z.enum(waitingParties).nullable().default(null),
});

export const bulkRequestRoutes = {
  assignRequests: defineRoute({
    method: 'POST',
    path: '/api/v1/community-requests/assign',
    access: 'Community Request Update',
    summary: 'Assign selected or filtered requests to a member or a committee; null unassigns them',
    bodyLimits: bulkLimits,
    body: bulkChange(communityRequestFilters, assigneeSet.shape),
    response: one(bulkAnswer),
  }),
  setPriorityOfRequests: defineRoute({
    method: 'POST',
    path: '/api/v1/community-requests/priority',
    access: 'Community Request Update',
    summary: 'Set the priority of selected or filtered requests',
    bodyLimits: bulkLimits,
    body: bulkChange(communityRequestFilters, prioritySet.shape),
    response: one(bulkAnswer),
  }),
  applyRequestActions: defineRoute({
    method: 'POST',
    path: '/api/v1/community-requests/state',
    access: 'Community Request Update',
    summary: 'Change the status of selected or filtered requests',
    bodyLimits: bulkLimits,
    body: bulkChange(communityRequestFilters, actionSet.shape),
    response: one(bulkAnswer),
  }),
  withdrawMyRequests: defineRoute({
    method: 'POST',
    path: '/api/v1/my-requests/withdraw',
    access: 'My Request Create',
    summary: 'Withdraw selected or filtered requests that the caller reported',
    bodyLimits: bulkLimits,
    body: bulkChange(myRequestFilters, {}),
    response: one(bulkAnswer),
  }),
};

export type AssigneeSet = z.output<typeof assigneeSet>;
export type PrioritySet = z.output<typeof prioritySet>;
export type ActionSet = z.output<typeof actionSet>;
