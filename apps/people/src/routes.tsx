import { lazyPage, type SectionRoutes } from '@courtyard/common';

/**
 * The section's pages below its base path. Each is fetched when it is first opened; its chunk is named after its
 * path, so that the server can say at once what the page of an address needs.
 */
export const routes: SectionRoutes = [
  {
    index: true,
    element: lazyPage(
      () => import(/* webpackChunkName: "page" */ './overview/overview.page'),
      'OverviewPage',
    ),
  },
  {
    path: 'members',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-members" */ './member/list/members.page'),
      'MembersPage',
    ),
  },
  {
    path: 'members/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-members-details" */ './member/details/member.page'),
      'MemberPage',
    ),
  },
  {
    path: 'roles',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-roles" */ './role/list/roles.page'),
      'RolesPage',
    ),
  },
  {
    path: 'roles/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-roles-details" */ './role/details/role.page'),
      'RolePage',
    ),
  },
  {
    path: 'roles/permission',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-roles-permission" */ './role/form/role-create.page'),
      'RoleCreatePage',
    ),
  },
  {
    path: 'roles/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-roles-edit" */ './role/form/role-edit.page'),
      'RoleEditPage',
    ),
  },
  {
    path: 'requests',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-requests" */ './admission/join-request/requests.page'),
      'RequestsPage',
    ),
  },
  {
    path: 'invitations',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-invitations" */ './admission/invitation/invitations.page'),
      'InvitationsPage',
    ),
  },
  {
    path: 'committees',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-committees" */ './committee/list/committees.page'),
      'CommitteesPage',
    ),
  },
  {
    path: 'committees/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-committees-create" */ './committee/form/committee-create.page'),
      'CommitteeCreatePage',
    ),
  },
  {
    path: 'committees/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-committees-details" */ './committee/details/committee.page'),
      'CommitteePage',
    ),
  },
  {
    path: 'committees/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-committees-edit" */ './committee/form/committee-edit.page'),
      'CommitteeEditPage',
    ),
  },
  {
    path: 'logs',
    element: lazyPage(() => import(/* webpackChunkName: "page-logs" */ './log/log.page'), 'LogPage'),
  },
];
