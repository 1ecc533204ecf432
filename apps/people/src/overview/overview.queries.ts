import { defineResource } from '@courtyard/common';

const approvals = defineResource({ section: 'people', key: 'approvals', list: 'GET /api/v1/approvals' });

/** Changes of people and roles that wait for the caller's decision: how many. */
export const useWaitingApprovals = (asked: { enabled?: boolean } = {}) =>
  approvals.useList({ state: 'waiting', section: 'people', limit: 1 }, asked);
