import { type CallQuery, defineResource } from '@courtyard/common';
import { requestPaths, type RequestList } from './request-paths';

const section = 'service-requests';
const history = 'GET /api/v1/requests/:requestId/history';

export type RequestsQuery = CallQuery<'GET /api/v1/community-requests'>;

/** The caller's requests. */
export const myRequests = defineResource({
  section,
  key: 'my-requests',
  list: 'GET /api/v1/my-requests',
  one: 'GET /api/v1/my-requests/:requestId',
  create: 'POST /api/v1/my-requests',
  history,
});

/** All requests of the community. */
export const communityRequests = defineResource({
  section,
  key: 'community-requests',
  list: 'GET /api/v1/community-requests',
  one: 'GET /api/v1/community-requests/:requestId',
  create: 'POST /api/v1/community-requests',
  update: 'PUT /api/v1/community-requests/:requestId',
  history,
});

/** The lists and the details of each. */
export const requestLists = { mine: myRequests, community: communityRequests };

const nameOf = ({ number, title }: { number: number; title: string }) => `#${number} ${title}`;

/** From one request of a list to the next. */
export const requestPagers = {
  mine: myRequests.pager({ to: (id) => requestPaths.details('mine', id), nameOf }),
  community: communityRequests.pager({ to: (id) => requestPaths.details('community', id), nameOf }),
} satisfies Record<RequestList, unknown>;

export const useMyOverview = () => myRequests.useRead('GET /api/v1/my-requests/overview');

export const useCommunityOverview = () =>
  communityRequests.useRead('GET /api/v1/community-requests/overview');

/** The kinds with their categories and fields. */
export const useRequestKinds = () => myRequests.useRead('GET /api/v1/request-kinds');
