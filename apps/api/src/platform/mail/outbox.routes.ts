import { shellRoutes } from '@courtyard/contract';
import { changeOf } from '../audit/audit';
import { implement, type Module } from '../http/implement';
import { notFound } from '../http/problem';

/** A link that signs somebody in is theirs alone: they may be a member elsewhere too. */
const withoutSecrets = (text: string) => text.replaceAll(/([?&#]token=)[^\s&]+/g, '$1…');

/** `GET /api/v1/shell/outbox`: what was mailed, and the words of what was kept for want of a server. */
export const outboxModule: Module = ({ env }) => [
  implement(shellRoutes.listOutbox, async ({ tx }) => {
    const rows = await tx
      .selectFrom('mail')
      .select(['id', 'toAddress', 'subject', 'sentAt', 'status', 'textBody', 'lastError'])
      .orderBy('queuedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    return {
      data: rows.map((row) => ({
        id: row.id,
        to: row.toAddress,
        subject: row.subject,
        sentAt: row.sentAt,
        status: row.status,
        lastError: row.lastError,
        text: env.COURTYARD_MODE === 'demo' ? row.textBody : withoutSecrets(row.textBody),
      })),
    };
  }),

  implement(shellRoutes.retryMail, async ({ tx, tenant, params, platform, audit }) => {
    const mail = await tx
      .selectFrom('mail')
      .select('id')
      .where('id', '=', params.mailId)
      .where('status', '=', 'failed')
      .forUpdate()
      .executeTakeFirst();
    if (!mail) throw notFound('failed mail');
    await platform.mail.sendAgain(tx, tenant.id, params.mailId);
    await audit(changeOf('mail.retry', { mail: params.mailId }, { status: 'failed' }, { status: 'queued' }));
  }),
];
