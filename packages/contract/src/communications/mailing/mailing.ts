import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { audience, namedAudience } from '../../platform/notifications/audience/audience';
import { mailingText, richTextBodyLimits } from '../../wire/fields/rich-text';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import {
  emailAddress,
  exported,
  id,
  list,
  listQuery,
  moment,
  one,
  optionalLine,
  version,
} from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { mailBlockRoutes } from './mail-block';
import { deliveryRoutes } from './delivery';
import { mailingSettingsRoutes } from './mailing-settings';
import { mailingColumns } from './mailing.columns';
import { deliveryStates, mailingCategories, mailingStatuses } from './mailing.values';
import { mailingWordsInput } from './mailing-words';
import { templateRoutes } from './template';

/** What people write of a mailing. */
export const mailingInput = mailingWordsInput.extend({
  audience: audience.default({ include: [], exclude: [] }),
  /** Where answers go; the writer's own address where it is left out. */
  replyTo: emailAddress.nullable().default(null),
});
export const mailingChange = mailingInput.extend({ version: version.optional() });

export const mailingSummary = z.object({
  id,
  subject: z.string(),
  status: z.enum(mailingStatuses),
  category: z.enum(mailingCategories),
  author: z.string(),
  /** Null until it is sent. */
  people: z.int().nullable(),
  /** When it goes, or went, out; null for a draft. */
  dueAt: moment.nullable(),
  version: z.int(),
  updatedAt: moment,
});

export const mailing = mailingSummary.extend({
  body: mailingText,
  replyTo: z.string().nullable(),
  audience: namedAudience,
  /** Recipients by what became of their letters; nothing of a draft. */
  counts: z.partialRecord(z.enum(deliveryStates), z.int()),
  /** Why it waits for a person. */
  heldBecause: z.enum(['overdue', 'restored']).nullable(),
  /** What keeps all letters from going, in the codes of the mail server; it is tried again by itself. */
  trouble: z.string().nullable(),
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** Since when it is no longer known who got it, only how many. */
  logDeletedAt: moment.nullable(),
});

/** A field whose place in the words stays empty for some recipients, or that there is none of. */
const fieldTrouble = z.object({
  field: z.string(),
  /** `unknown`: there is no such field; `not-yours`: its values need a permission; `empty`: it has no value for these. */
  why: z.enum(['unknown', 'not-yours', 'empty']),
  people: z.int(),
  /** The first ten of them; none for who may not see the members. */
  names: z.array(z.string()),
});

/** What sending would do now. */
export const mailingCheck = z.object({
  people: z.int(),
  reachable: z.int(),
  withoutAddress: z.int(),
  /** Of a required notice: who did not agree to it by e-mail, and gets a letter. */
  withoutConsent: z.int(),
  /** Unsubscribed, or whose mailbox is not there. */
  blocked: z.int(),
  fields: z.array(fieldTrouble),
  /** Null where the community has none: letters need it in their footer. */
  postalAddress: z.string().nullable(),
});

/** A time on the clock of a zone; the community's where none is given. */
const sendingTime = z.object({
  local: z
    .string()
    .max(16)
    .regex(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d$/, 'Choose a date and time.'),
  timeZone: optionalLine(60),
});

const params = z.object({ mailingId: id });
const query = listQuery(mailingColumns.sort).extend(filterQuery(mailingColumns));
const filters = query.omit({ cursor: true, limit: true, sort: true });
const specified = '/api/notifications' as const;
const mailings = '/api/v1/mailings' as const;
const single = `${mailings}/:mailingId` as const;
const reader = 'Email Notifications List View';
const writer = 'Email Notification Update';
const sender = 'Email Notification Send';

export const mailingRoutes = {
  ...deliveryRoutes,
  ...templateRoutes,
  ...mailBlockRoutes,
  ...mailingSettingsRoutes,
  listMailings: defineRoute({
    method: 'GET',
    path: specified,
    access: reader,
    summary: 'The e-mail notifications of the community',
    query,
    response: list(mailingSummary),
  }),
  exportMailings: defineRoute({
    method: 'GET',
    path: `${specified}/export`,
    access: reader,
    summary: 'All rows of the list of e-mail notifications as a file',
    query: query.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  mailingValues: defineRoute({
    method: 'GET',
    path: `${specified}/values`,
    access: reader,
    summary: 'What a filter of the list can be, counted under the others',
    query: filters.extend(requestedValues(mailingColumns)),
    response: filterValues,
  }),
  mailingTotals: defineRoute({
    method: 'GET',
    path: `${specified}/totals`,
    access: reader,
    summary: 'How many e-mail notifications there are under the filters',
    query: filters,
    response: listTotals,
  }),
  createMailing: defineRoute({
    method: 'POST',
    path: specified,
    access: writer,
    keyOptional: true,
    summary:
      'Save an e-mail notification as a draft; nothing is sent yet. Takes `subject` (up to 150 characters) and `body` (the JSON of the editor: `{ type: "doc", content: [...] }`); `category`, `audience` and `replyTo` may be left out.',
    body: mailingInput,
    bodyLimits: richTextBodyLimits,
    response: one(mailing),
    status: 201,
  }),
  updateMailing: defineRoute({
    method: 'PUT',
    path: `${specified}/:mailingId`,
    access: writer,
    keyOptional: true,
    summary: 'Change a draft',
    params,
    body: mailingChange,
    bodyLimits: richTextBodyLimits,
    response: one(mailing),
  }),
  removeMailing: defineRoute({
    method: 'DELETE',
    path: `${specified}/:mailingId`,
    access: writer,
    keyOptional: true,
    summary: 'Remove a draft',
    params,
    status: 204,
  }),
  getMailing: defineRoute({
    method: 'GET',
    path: single,
    access: reader,
    summary: 'One e-mail notification, with how its letters stand',
    params,
    response: one(mailing),
  }),
  mailingHistory: defineRoute({
    method: 'GET',
    path: `${single}/history`,
    access: reader,
    summary: 'Who changed what of an e-mail notification',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
  duplicateMailing: defineRoute({
    method: 'POST',
    path: `${single}/duplicate`,
    access: writer,
    summary: 'Write the same once more, as a draft',
    params,
    response: one(mailing),
    status: 201,
  }),
  checkMailing: defineRoute({
    method: 'POST',
    path: `${mailings}/check`,
    access: writer,
    readOnly: true,
    summary: 'Whom words and audience would reach now, and which fields have no value for whom',
    body: mailingInput.pick({ subject: true, body: true, category: true, audience: true }),
    bodyLimits: richTextBodyLimits,
    response: one(mailingCheck),
  }),
  mailingReaders: defineRoute({
    method: 'GET',
    path: `${single}/readers`,
    access: writer,
    alsoNeeds: 'Members List View',
    summary: 'The first twenty recipients that a search finds, to look at their letters',
    params,
    query: z.object({ search: z.string().trim().max(120).optional() }),
    response: one(z.array(z.object({ key: id, name: z.string(), email: z.string().nullable() }))),
  }),
  previewMailing: defineRoute({
    method: 'GET',
    path: `${single}/preview`,
    access: writer,
    summary: 'The letter as one recipient would get it, as a page for a sandboxed frame',
    params,
    query: z.object({ reader: id.optional() }),
    produces: 'text/html',
  }),
  testMailing: defineRoute({
    method: 'POST',
    path: `${single}/test`,
    access: writer,
    summary: 'Send the letter to me alone',
    params,
  }),
  sendMailing: defineRoute({
    method: 'POST',
    path: `${single}/send`,
    access: sender,
    summary: 'Send it now, or at a time; its recipients are as of then',
    params,
    body: z.object({
      version,
      /** As many recipients as the sender was told: more or fewer are refused. */
      people: z.int().min(1),
      /** `2027-03-10T09:00` on the clock of the zone; null: now. */
      at: sendingTime.nullable().default(null),
    }),
    response: one(mailing),
  }),
  scheduleMailing: defineRoute({
    method: 'PUT',
    path: `${single}/schedule`,
    access: sender,
    summary: 'Move the time of one that is scheduled, or take it back to be a draft',
    params,
    body: z.object({ version, at: sendingTime.nullable() }),
    response: one(mailing),
  }),
  applyMailingAction: defineRoute({
    method: 'POST',
    path: `${single}/action`,
    access: sender,
    summary: 'Pause, go on, or stop what is not sent yet',
    params,
    body: z.object({ action: z.enum(['pause', 'resume', 'cancel']) }),
    response: one(mailing),
  }),
  retryMailing: defineRoute({
    method: 'POST',
    path: `${single}/retry`,
    access: sender,
    summary: 'Try refused letters once more; those of which nothing is known only where that is asked for',
    params,
    body: z.object({
      states: z
        .array(z.enum(['refused', 'unknown']))
        .min(1)
        .max(2),
    }),
    response: one(z.object({ count: z.int() })),
  }),
  printMailing: defineRoute({
    method: 'GET',
    path: `${single}/letters`,
    access: 'Email Notification Print',
    summary: 'The letters to those who cannot be reached by e-mail, to print and mail',
    params,
    produces: 'application/pdf',
  }),
};

export type MailingInput = z.infer<typeof mailingInput>;
export type MailingChange = z.infer<typeof mailingChange>;
export type MailingSummary = z.infer<typeof mailingSummary>;
export type Mailing = z.infer<typeof mailing>;
export type MailingCheck = z.infer<typeof mailingCheck>;
