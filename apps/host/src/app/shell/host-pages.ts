import { lazyComponent } from '@courtyard/common';
import type { ComponentType } from 'react';
import { plainPath } from '../plain-path.rules';
import type { Needed } from './needed.rules';

type Title =
  | 'dashboard'
  | 'tasks'
  | 'approvals'
  | 'samplePage'
  | 'typography'
  | 'color'
  | 'shadow'
  | 'components'
  | 'help'
  | 'tickets'
  | 'shortcuts'
  | 'profile'
  | 'socialProfile'
  | 'forbidden'
  | 'notifications'
  | 'notificationSettings'
  | 'community'
  | 'sections'
  | 'outbox'
  | 'jobs'
  | 'data'
  | 'storage';

export interface HostPage {
  paths: readonly string[];
  title: Title;
  parent?: 'administration' | 'designSystem' | 'help' | 'profile';
  permission?: Needed;
  Page: ComponentType;
  /** Fetches its code. Asked for again it costs nothing. */
  load(): Promise<unknown>;
}

type Load = () => Promise<{ default: ComponentType }>;

const page = (load: Load) => ({ Page: lazyComponent(load, 'default'), load });

const administration = (title: Title, permission: Needed, load: Load): HostPage => ({
  paths: [`/administration/${title}`],
  title,
  parent: 'administration',
  permission,
  ...page(load),
});

/** The host's own pages behind the login; each is fetched when it is opened. */
export const hostPages: readonly HostPage[] = [
  {
    paths: ['/', '/dashboard/default'],
    title: 'dashboard',
    ...page(() => import(/* webpackChunkName: "dashboard" */ '../../dashboard/dashboard.page')),
  },
  {
    paths: ['/tasks'],
    title: 'tasks',
    ...page(() => import(/* webpackChunkName: "requests" */ '../../dashboard/tasks/tasks.page')),
  },
  {
    paths: ['/approvals'],
    title: 'approvals',
    ...page(
      () => import(/* webpackChunkName: "requests" */ '../../dashboard/tasks/approvals/approvals.page'),
    ),
  },
  {
    paths: ['/sample-page'],
    title: 'samplePage',
    ...page(() => import(/* webpackChunkName: "design" */ '../../design/sample.page')),
  },
  {
    paths: ['/typography'],
    title: 'typography',
    parent: 'designSystem',
    ...page(() => import(/* webpackChunkName: "design" */ '../../design/typography.page')),
  },
  {
    paths: ['/color'],
    title: 'color',
    parent: 'designSystem',
    ...page(() => import(/* webpackChunkName: "design" */ '../../design/color.page')),
  },
  {
    paths: ['/shadow'],
    title: 'shadow',
    parent: 'designSystem',
    ...page(() => import(/* webpackChunkName: "design" */ '../../design/shadow.page')),
  },
  {
    paths: ['/components'],
    title: 'components',
    parent: 'designSystem',
    ...page(() => import(/* webpackChunkName: "design" */ '../../design/components.page')),
  },
  {
    paths: ['/help-support'],
    title: 'help',
    ...page(() => import(/* webpackChunkName: "help" */ '../../help/help.page')),
  },
  {
    paths: ['/help-support/tickets'],
    title: 'tickets',
    parent: 'help',
    ...page(() => import(/* webpackChunkName: "requests" */ '../../help/tickets/tickets.page')),
  },
  {
    paths: ['/help-support/shortcuts'],
    title: 'shortcuts',
    parent: 'help',
    ...page(() => import(/* webpackChunkName: "help" */ '../../layout/shortcuts/shortcuts.page')),
  },
  {
    paths: ['/myprofile', '/myprofile/second-factor'],
    title: 'profile',
    ...page(() => import(/* webpackChunkName: "profile" */ '../../profile/profile.page')),
  },
  {
    paths: ['/myprofile/social'],
    title: 'socialProfile',
    parent: 'profile',
    ...page(() => import(/* webpackChunkName: "profile" */ '../../profile/social/social.page')),
  },
  {
    paths: ['/unauthorized'],
    title: 'forbidden',
    ...page(() => import(/* webpackChunkName: "refusal" */ '../forbidden/forbidden.page')),
  },
  {
    paths: ['/notifications'],
    title: 'notifications',
    ...page(
      () =>
        import(
          /* webpackChunkName: "notifications-page" */ '../../layout/header/notifications/notifications.page'
        ),
    ),
  },
  {
    paths: ['/notifications/settings'],
    title: 'notificationSettings',
    ...page(
      () =>
        import(
          /* webpackChunkName: "notifications-page" */ '../../layout/header/notifications/settings/settings.page'
        ),
    ),
  },
  administration(
    'community',
    'Community Update',
    () =>
      import(
        /* webpackChunkName: "administration-community" */ '../../administration/community/community.page'
      ),
  ),
  administration(
    'sections',
    'Sections View',
    () => import(/* webpackChunkName: "administration" */ '../../administration/sections/sections.page'),
  ),
  administration(
    'outbox',
    'Outbox View',
    () => import(/* webpackChunkName: "administration" */ '../../administration/outbox/outbox.page'),
  ),
  administration(
    'jobs',
    'Failed Jobs View',
    () => import(/* webpackChunkName: "administration" */ '../../administration/jobs/jobs.page'),
  ),
  administration(
    'storage',
    'Storage View',
    () => import(/* webpackChunkName: "administration" */ '../../administration/storage/storage.page'),
  ),
  administration(
    'data',
    ['Community Export', 'Community Delete'],
    () => import(/* webpackChunkName: "administration" */ '../../administration/data/data.page'),
  ),
];

/** The host's page at a path, or undefined: then it may be a section's. */
export const hostPageAt = (pathname: string): HostPage | undefined => {
  const path = plainPath(pathname);
  return hostPages.find(({ paths }) => paths.includes(path));
};
