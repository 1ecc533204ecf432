import { type ParsedMail, simpleParser } from 'mailparser';
import type { Platform } from '../../../core/platform';
import type { Tx } from '../../../database/database';
import { openedId } from '../return-path.rules';
import { blockAddress } from '../sending/send-dispatch';
import { saysNoMailbox } from '../sending/outcome.rules';
import { type Report, reportOf, sealedIdsOf } from './bounce.rules';

/** What became of a message that came back. */
export type Taken =
  /** Noted with its letter. */
  | 'noted'
  /** It is no report of delivery, says only that it goes on, or its letter was noted before. */
  | 'nothing'
  /** It names no letter of this installation: anybody can write one. */
  | 'not-ours';

/** Longest message that is read: reports bring the letter back with them. */
export const longestBounceBytes = 2 * 2 ** 20;

/** The report as a part of its own: the library's types do not know that it can be kept so. */
const reading = {
  keepDeliveryStatus: true,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
};

/** Of a message whose headers are longer than the library reads there are none, whatever its types say. */
const headerLinesOf = ({ headerLines }: Partial<ParsedMail>) => headerLines ?? [];

async function reportIn(message: Buffer | string): Promise<{ report: Report | null; sealed: string[] }> {
  const mail = await simpleParser(message, reading);
  const part = mail.attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  const headers = headerLinesOf(mail)
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ line }) => line);
  return { report: part ? reportOf(part.content.toString('utf8')) : null, sealed: sealedIdsOf(headers) };
}

/**
 * Takes a message that came to the address for bounces. Only the mark in that address makes it valid, whatever the message
 * says of itself. A mailbox that is not there (5.1.x) gets nothing more; what is refused by policy (5.7.x) is only noted.
 */
export async function takeBounce(platform: Platform, message: Buffer | string): Promise<Taken> {
  const { report, sealed } = await reportIn(message);
  const id = sealed.map((one) => openedId(platform.secret, 'bounce', one)).find((one) => one !== null);
  if (!id) return 'not-ours';
  if (report?.action !== 'failed') return 'nothing';
  const now = platform.clock();
  // It does not say of which community it is, and one that was imported beside another has its letters too: who is not there
  // is not there for either.
  const taken: Taken[] = [];
  for (const { id: tenantId } of await platform.tenants.all()) {
    const found = await platform.inTenant(tenantId, (tx) => recordBounce(tx, { tenantId, id, report, now }));
    if (found) taken.push(found);
  }
  return taken.find((one) => one === 'noted') ?? taken[0] ?? 'not-ours';
}

/** Null where the letter is of another community. */
async function recordBounce(
  tx: Tx,
  { tenantId, id, report, now }: { tenantId: string; id: string; report: Report; now: Date },
): Promise<Taken | null> {
  const row = await tx
    .selectFrom('dispatchRecipient')
    .select(['address', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  if (row.state !== 'accepted' && row.state !== 'unknown') return 'nothing';
  await tx
    .updateTable('dispatchRecipient')
    .set({ state: 'bounced', reason: report.status, changedAt: now })
    .where('id', '=', id)
    .execute();
  if (row.address !== null && saysNoMailbox(report.status))
    await blockAddress(tx, tenantId, row.address, now);
  return 'noted';
}
