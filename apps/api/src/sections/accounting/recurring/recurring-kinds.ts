import type { LoggedKinds } from '../../../platform/audit/logged-kind';
import { templateUrl } from './schedule/recurring-notifications';

/** What the histories of templates tell, of either kind. */
export const recurringHistory = {
  'recurring-template': [
    'recurring-template.create',
    'recurring-template.update',
    'recurring-template.set-status',
    'recurring-template.make',
    'recurring-template.fail',
    'recurring-template.skip',
  ],
  'recurring-entry': [
    'recurring-entry.create',
    'recurring-entry.update',
    'recurring-entry.set-status',
    'recurring-entry.make',
    'recurring-entry.fail',
    'recurring-entry.skip',
  ],
} as const;

export const recurringKinds: LoggedKinds = {
  'recurring-template': {
    permission: 'Recurring Templates List View',
    name: { table: 'recurring_template', sql: 'recurring_template.name' },
    url: (id) => templateUrl('invoice', id),
  },
  'recurring-entry': {
    permission: 'Journal Entries View',
    name: { table: 'recurring_template', sql: 'recurring_template.name' },
    url: (id) => templateUrl('entry', id),
  },
};
