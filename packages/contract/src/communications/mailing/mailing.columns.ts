import { defineColumns } from '../../wire/fields/columns';
import type { MailingSummary } from './mailing';
import type { Delivery } from './delivery';
import type { MailBlock } from './mail-block';
import { blockReasons, deliveryStates, mailingCategories, mailingStatuses } from './mailing.values';
import { deliveryLabels, mailBlockLabels, mailingLabels } from './mailing.labels';

/** The mailings, as a table and as a file, and what they are filtered by. */
export const mailingColumns = defineColumns<MailingSummary>()(
  mailingLabels,
  [
    { field: 'subject', kind: 'text', sort: true },
    { field: 'status', kind: 'choice' },
    { field: 'category', kind: 'choice' },
    { field: 'people', kind: 'number' },
    { field: 'author', kind: 'text' },
    { field: 'dueAt', kind: 'moment', sort: true },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  { status: mailingStatuses, category: mailingCategories, updatedAt: 'days' },
);

/** The delivery log of a mailing. */
export const deliveryColumns = defineColumns<Delivery>()(
  deliveryLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'address', kind: 'text' },
    { field: 'state', kind: 'choice' },
    { field: 'reason', kind: 'text' },
    { field: 'answer', kind: 'text' },
    { field: 'attempts', kind: 'number' },
    { field: 'nextAt', kind: 'moment' },
    { field: 'changedAt', kind: 'moment', sort: true },
  ],
  { state: deliveryStates, changedAt: 'days' },
);

/** Addresses that get no letters, as a table. */
export const mailBlockColumns = defineColumns<MailBlock>()(
  mailBlockLabels,
  [
    { field: 'address', kind: 'text', sort: true },
    { field: 'name', kind: 'text' },
    { field: 'category', kind: 'choice' },
    { field: 'because', kind: 'choice' },
    { field: 'at', kind: 'moment', sort: true },
  ],
  { because: blockReasons },
);
