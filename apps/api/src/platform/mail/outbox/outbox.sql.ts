import type { MailTransport, outboxRoutes } from '@courtyard/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../database/database';
import { keysetPage } from '../../database/lists/keyset';
import { allOf, everyWord } from '../../database/lists/search.sql';

type Query = z.output<(typeof outboxRoutes.listOutbox)['query']>;

/** Asked once, where the database may tell it of all: a letter has no column of its own for it. */
const nextTries = sql<{ mailId: string; nextAt: string }>`courtyard.next_mail_attempts()`;

export const outboxQuery = (tx: Tx) =>
  tx
    .selectFrom('mail')
    .leftJoin(nextTries.as('next'), 'next.mailId', 'mail.id')
    .select([
      'mail.id',
      'mail.toAddress as to',
      'mail.subject',
      'mail.status',
      'mail.queuedAt',
      'mail.sentAt',
      'mail.attempts',
      'next.nextAt as nextTryAt',
      'mail.lastError',
    ]);

/** Those that were written last first, unless it is asked for otherwise. */
export async function pageOfOutbox(tx: Tx, { search, status, sort, cursor, limit }: Query) {
  const direction = sort === 'queuedAt' ? 'asc' : 'desc';
  const { rows, page } = await keysetPage({
    query: outboxQuery(tx)
      .where(allOf(everyWord(search, ['mail.to_address', 'mail.subject'])))
      .$if(status !== undefined, (query) => query.where('mail.status', 'in', [...(status ?? [])])),
    sortColumns: [
      { column: 'mail.queued_at', direction },
      { column: 'mail.id', direction },
    ],
    cursor,
    limit,
  });
  return { data: rows, page };
}

/** How it stands with the mail of the community. */
export async function mailStanding(
  tx: Tx,
): Promise<Pick<MailTransport, 'waiting' | 'failed' | 'lastSentAt'>> {
  const { rows } = await sql<Pick<MailTransport, 'waiting' | 'failed' | 'lastSentAt'>>`
    select count(*) filter (where status = 'queued')::int as waiting,
      count(*) filter (where status = 'failed')::int as failed, max(sent_at) as last_sent_at
    from mail`.execute(tx);
  return rows[0] ?? { waiting: 0, failed: 0, lastSentAt: null };
}
