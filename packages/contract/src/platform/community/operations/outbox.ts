import { z } from 'zod';
import { filterQuery } from '../../../wire/fields/filter-query';
import { id, list, listQuery, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { outboxColumns } from './outbox.columns';
import { mailStatuses } from './outbox.values';

/** A letter as the outbox lists it: to whom it goes and what became of it, not what it says. */
export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  queuedAt: moment,
  sentAt: moment.nullable(),
  attempts: z.int(),
  /** Null where no further attempt is made by itself. */
  nextTryAt: moment.nullable(),
  /** What happened at the last attempt, in codes; null where the server took it, or was not asked yet. */
  lastError: z.string().nullable(),
});

export const outboxEmail = outboxMail.extend({
  /** What the server answered at the last attempt, in its own words. */
  serverAnswer: z.string().nullable(),
  /**
   * Its words, without what opens an account or a file. Null for who may not read them, and where they are not kept any more
   * because a server has taken the letter.
   */
  text: z.string().nullable(),
});

export const mailTransport = z.object({
  /** `folder`: no server is set up, and letters are kept on this one. */
  kind: z.enum(['smtp', 'folder']),
  from: z.string(),
  /** Of this community: how many wait, how many failed, and when the last one went out. */
  waiting: z.int(),
  failed: z.int(),
  lastSentAt: moment.nullable(),
  /**
   * When the community came here as a copy, put back from a backup or imported, while nobody said yet that it is the one in use:
   * nothing goes out by itself. Null otherwise.
   */
  copySince: moment.nullable(),
});

const mailParams = z.object({ mailId: id });

export const outboxRoutes = {
  getMailTransport: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/mail-transport',
    access: 'Outbox View',
    summary: 'How mail goes out, and how it stands with the mail of this community',
    response: one(mailTransport),
  }),
  sendTestMail: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/mail-transport/test',
    access: 'Outbox Update',
    summary: 'Send a test letter to oneself, the way all letters go; at most five in ten minutes',
    response: one(z.object({ mailId: id })),
  }),
  confirmCopy: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/mail-transport/confirm',
    access: 'Outbox Update',
    summary: 'Say that this copy is the community in use: from now on it sends by itself',
    status: 204,
  }),
  listOutbox: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/outbox',
    access: 'Outbox View',
    summary: 'Letters of this community of the last 30 days, newest first, found by recipient and subject',
    query: listQuery(outboxColumns.sort).extend(filterQuery(outboxColumns)),
    response: list(outboxMail),
  }),
  getOutboxMail: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/outbox/:mailId',
    access: 'Outbox View',
    summary: 'One letter; its words only with "Outbox Letter View"',
    params: mailParams,
    response: one(outboxEmail),
  }),
  retryMail: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/outbox/:mailId/retry',
    access: 'Outbox Update',
    summary: 'Have a mail that failed sent once more',
    params: mailParams,
    status: 204,
  }),
  retryFailedMail: defineRoute({
    method: 'POST',
    path: '/api/v1/shell/outbox/retry',
    access: 'Outbox Update',
    summary: 'Have every mail that failed sent once more',
    response: one(z.object({ count: z.int() })),
  }),
};

export type OutboxMail = z.infer<typeof outboxMail>;
export type OutboxEmail = z.infer<typeof outboxEmail>;
export type MailTransport = z.infer<typeof mailTransport>;
