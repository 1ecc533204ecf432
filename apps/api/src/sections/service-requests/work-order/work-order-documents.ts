import { labelOf } from '@courtyard/contract/messages';
import type { LoggedKinds } from '../../../platform/audit/logged-kind';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import type { MergedRows } from '../../../platform/tenancy/profile/merging/merged-rows';
import { workOrderUrl } from './alerts/notifications/notify-work';
import { workOrderMessages } from './queries/work-order-texts';

/** What the histories of work orders tell. */
export const workOrderHistory = {
  'work-order': [
    'work-order.create',
    'work-order.update',
    'work-order.priority',
    'work-order.issue',
    'work-order.confirm',
    'work-order.start',
    'work-order.finish',
    'work-order.accept',
    'work-order.return',
    'work-order.decline',
    'work-order.cancel',
    'work-order.reopen',
    'work-order.visit',
    'work-order.visit-confirm',
    'work-order.visit-cancel',
    'work-order.check',
    'work-order.lines',
    'work-order.photos',
    'work-order.sign-off',
    'work-order.bill',
  ],
  'vendor-member': ['vendor-member.set'],
  'service-plan': ['service-plan.create', 'service-plan.update'],
} as const;

export const workOrderKinds: LoggedKinds = {
  'work-order': {
    permission: 'Community Work Orders View',
    name: { table: 'work_order', sql: "'#' || work_order.number || ' ' || work_order.title" },
    url: workOrderUrl,
  },
  'service-plan': {
    permission: 'Community Work Orders View',
    name: { table: 'service_plan', sql: 'service_plan.title' },
    url: (id) => `/service-requests/work-orders/plans/detail?id=${id}`,
  },
  'vendor-member': {
    permission: 'Work Order Update',
    name: { table: 'vendor', sql: 'vendor.name' },
  },
};

const file = (table: string, role: FileColumn['role']): FileColumn => ({
  table,
  column: 'file_id',
  role,
  record: 'work-order',
  recordId: 'work_order_id',
});

export const workOrderFileColumns: readonly FileColumn[] = [
  file('work_order_file', labelOf(workOrderMessages, 'file.order')),
  file('work_photo_before', labelOf(workOrderMessages, 'file.before')),
  file('work_photo_after', labelOf(workOrderMessages, 'file.after')),
];

export const workOrderMergedRows: readonly MergedRows[] = [
  { table: 'work_order', column: 'assignee_id', fate: { moves: {} } },
  { table: 'work_order', column: 'created_by_id', fate: { moves: {} } },
  { table: 'work_order', column: 'signed_by_id', fate: { moves: {} } },
  {
    table: 'work_order_visit',
    column: 'assignee_id',
    // Two records of one person can have visits at one time, which the constraint refuses: those of the merged one stay with it.
    fate: { stays: 'visits of both records can overlap, and the order says who does the work' },
  },
  { table: 'service_plan', column: 'assignee_id', fate: { moves: {} } },
  { table: 'vendor_member', column: 'member_id', fate: { moves: { onceBy: ['tenant_id'] } } },
];
