import { z } from 'zod';
import { id, list, listQuery, moment, one, text, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { admissionFields, homeDaysInOrder } from '../admission';
import { joinRequestStatuses } from './join-request.values';

/** Somebody asked to join the community. */
export const joinRequest = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** What they wrote; '' where they wrote nothing. */
  note: z.string(),
  status: z.enum(joinRequestStatuses),
  askedAt: moment,
  version: z.int(),
});

export const joinRequestApproval = admissionFields.extend({ version }).refine(...homeDaysInOrder);
export const joinRequestRefusal = z.object({ version, reason: text(500) });

const requestParams = z.object({ requestId: id });

export const joinRequestRoutes = {
  listJoinRequests: defineRoute({
    method: 'GET',
    path: '/api/v1/join-requests',
    access: 'Member Invite',
    summary: 'Requests to join that wait for an answer, the oldest first',
    query: listQuery(['askedAt']).pick({ cursor: true, limit: true }),
    response: list(joinRequest),
  }),
  getJoinRequest: defineRoute({
    method: 'GET',
    path: '/api/v1/join-requests/:requestId',
    access: 'Member Invite',
    summary: 'One request to join, answered or not',
    params: requestParams,
    response: one(joinRequest),
  }),
  approveJoinRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/join-requests/:requestId/approve',
    access: 'Member Invite',
    proof: 'recent',
    summary: 'Make who asked to join a member, with roles that the caller may give; they are told by mail',
    params: requestParams,
    body: joinRequestApproval,
    response: one(joinRequest),
  }),
  refuseJoinRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/join-requests/:requestId/refuse',
    access: 'Member Invite',
    summary: 'Refuse a request to join; who asked is told the reason by mail',
    params: requestParams,
    body: joinRequestRefusal,
    response: one(joinRequest),
  }),
};

export type JoinRequest = z.infer<typeof joinRequest>;
