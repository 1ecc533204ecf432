import type { Module } from '../../../platform/http/implement';
import type { LoggedKinds } from '../../../platform/audit/logged-kind';
import type { MergedRows } from '../../../platform/tenancy/profile/merging/merged-rows';
import { consentPolicyModule } from './delivery/consent-policy';
import { myMailModule } from './delivery/my-mail';
import { deliveryModule } from './delivery/delivery.routes';
import { mailingModule } from './mailing.routes';
import { templateModule } from './template/template.routes';
import { mailingGroup } from './sending/mailing-notifications';

export const mailingModules: readonly Module[] = [
  mailingModule,
  deliveryModule,
  templateModule,
  consentPolicyModule,
  myMailModule,
];

export const mailingGrants = {
  'Email Notifications List View': ['Manager', 'Board Member'],
  'Email Notification Update': ['Manager'],
  'Email Notification Send': ['Manager'],
  'Email Notification Print': ['Manager'],
} as const;

export const mailingHistory = {
  mailing: [
    'mailing.create',
    'mailing.update',
    'mailing.remove',
    'mailing.send',
    'mailing.schedule',
    'mailing.hold',
    'mailing.test',
    'mailing.pause',
    'mailing.resume',
    'mailing.cancel',
    'mailing.retry',
  ],
  'mail-template': ['mail-template.create', 'mail-template.update', 'mail-template.remove'],
  'mailing-setting': ['mailing-setting.update'],
  'mail-block': ['mail-block.lift'],
};

const permission = 'Email Notifications List View';

export const mailingKinds: LoggedKinds = {
  'mailing-setting': { permission, url: () => '/communications/email-notifications' },
  'mail-block': { permission, url: () => '/communications/email-notifications/blocked' },
  mailing: {
    permission,
    name: { table: 'mailing', sql: 'mailing.subject' },
    url: (id) => `/communications/email-notifications/details?id=${id}`,
  },
  'mail-template': {
    permission,
    name: { table: 'mail_template', sql: 'mail_template.name' },
    url: () => '/communications/email-notifications/templates',
  },
};

/** What becomes of mailings when two records of one person are merged. */
export const mailingMergedRows: readonly MergedRows[] = [
  {
    table: 'mailing',
    column: 'written_by',
    fate: { moves: {} },
    label: mailingGroup,
  },
  { table: 'mailing', column: 'scheduled_by', fate: { moves: {} } },
  { table: 'mail_digest', column: 'member_id', fate: { moves: { onceBy: ['category'] } } },
];
