import { z } from 'zod';
import { filterQuery } from '../../wire/fields/filter-query';
import { emailAddress, list, listQuery, moment } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { mailBlockColumns } from './mailing.columns';
import { blockReasons, mailingCategories } from './mailing.values';

const category = z.enum(mailingCategories).nullable();

/** An address that gets no letters. */
export const mailBlock = z.object({
  address: z.string(),
  /** Of which kind; null: of any. */
  category,
  /** Its reader unsubscribed, or a server said that there is no such mailbox. */
  because: z.enum(blockReasons),
  at: moment,
  /** Of a member who has this address; null for others. */
  name: z.string().nullable(),
});

const path = '/api/v1/mail-blocks' as const;

export const mailBlockRoutes = {
  listMailBlocks: defineRoute({
    method: 'GET',
    path,
    access: 'Email Notifications List View',
    summary: 'Addresses that get no letters, of one kind or of any',
    query: listQuery(mailBlockColumns.sort).extend(filterQuery(mailBlockColumns)),
    response: list(mailBlock),
  }),
  liftMailBlock: defineRoute({
    method: 'POST',
    path: `${path}/lift`,
    access: 'Email Notification Send',
    summary: 'Send letters to an address again; to who unsubscribed only once they asked for it',
    body: z.object({ address: emailAddress, category }),
    status: 204,
  }),
};

export type MailBlock = z.infer<typeof mailBlock>;
