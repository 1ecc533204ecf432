import { defineColumns } from '../../../wire/fields/columns';
import type { OutboxMail } from './outbox';
import { mailStatuses } from './outbox.values';
import { mailLabels } from './outbox.labels';

/** The letters of a community as a table, and what they are filtered by. */
export const outboxColumns = defineColumns<OutboxMail>()(
  mailLabels,
  [
    { field: 'subject', kind: 'text' },
    { field: 'to', kind: 'text' },
    { field: 'status', kind: 'choice' },
    { field: 'queuedAt', kind: 'moment', sort: true },
    { field: 'sentAt', kind: 'moment' },
    { field: 'attempts', kind: 'number' },
    { field: 'nextTryAt', kind: 'moment' },
  ],
  { status: mailStatuses },
);
