import { shellRoutes } from '@courtyard/contract';
import { implement, type Module } from '../http/implement';

/** A link that signs somebody in is theirs alone: they may be a member elsewhere too. */
const withoutSecrets = (text: string) => text.replaceAll(/([?&#]token=)[^\s&]+/g, '$1…');

/** `GET /api/v1/shell/outbox`: what was mailed, and the words of what was kept for want of a server. */
export const outboxModule: Module = ({ env }) => [
  implement(shellRoutes.listOutbox, async ({ tx }) => {
    const rows = await tx
      .selectFrom('mail')
      .select(['id', 'to_address', 'subject', 'sent_at', 'status', 'text_body'])
      .orderBy('queued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    return {
      data: rows.map((row) => ({
        id: row.id,
        to: row.to_address,
        subject: row.subject,
        sentAt: row.sent_at,
        status: row.status,
        text: env.COURTYARD_MODE === 'demo' ? row.text_body : withoutSecrets(row.text_body),
      })),
    };
  }),
];
