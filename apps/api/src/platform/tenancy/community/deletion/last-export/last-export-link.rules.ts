import { createHmac, timingSafeEqual } from 'node:crypto';

/** One person's way to the last export of one community, as long as it is kept. */
export interface LastExportAccess {
  communityId: string;
  identityId: string;
  /** As it is stored: an access of before it was put off counts no more. */
  exportUntil: string;
}

const signatureOf = (secret: Buffer, { communityId, identityId, exportUntil }: LastExportAccess) =>
  createHmac('sha256', secret)
    .update(`last-export\n${communityId}\n${identityId}\n${Date.parse(exportUntil)}`)
    .digest();

/** What a link carries behind its `#`: who it was mailed to, signed. */
export const lastExportTicket = (secret: Buffer, access: LastExportAccess): string =>
  `${access.identityId}.${signatureOf(secret, access).toString('base64url')}`;

/** Who a ticket says that it was mailed to; null for what is none. Nothing is proved by it yet. */
export function holderOf(ticket: string): string | null {
  const [holder = ''] = ticket.split('.');
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(holder) ? holder : null;
}

/** Whether a ticket was made here for this access, which has not ended. */
export function isTicketGood(secret: Buffer, ticket: string, access: LastExportAccess, now: Date): boolean {
  if (Date.parse(access.exportUntil) <= now.getTime()) return false;
  const given = Buffer.from(ticket.split('.')[1] ?? '', 'base64url');
  const wanted = signatureOf(secret, access);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
