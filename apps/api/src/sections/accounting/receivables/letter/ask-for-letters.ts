import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import { newId } from '../../../../platform/core/ids';
import { conflict } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import type { OwnerReader } from './readers.sql';

export const ownerLetterJobName = 'accounting.owner-letter';

/** Within so long of another, a letter of the same is asked for by mistake: two clicks, or two people. */
const sameMs = 60_000;

/** What a letter is of. */
type About =
  | { kind: 'invoice' | 'reminder'; invoiceId: string; paymentId?: undefined }
  | { kind: 'receipt'; paymentId: string; invoiceId?: undefined };

interface Sent {
  kind: OwnerLetter['kind'];
  invoiceId?: string | undefined;
  paymentId?: string | undefined;
  /** Of a statement. */
  propertyId?: string | undefined;
}

/** Throws a Problem, 409, where the same was asked for less than a minute ago. What it is of has to be locked. */
export async function requireNotJustSent(
  { tx, platform }: CallContext,
  { kind, invoiceId, paymentId, propertyId }: Sent,
): Promise<void> {
  const since = new Date(platform.clock().getTime() - sameMs);
  const found = await tx
    .selectFrom('ownerLetter')
    .select('id')
    .where('kind', '=', kind)
    .where('invoiceId', 'is not distinct from', invoiceId ?? null)
    .where('paymentId', 'is not distinct from', paymentId ?? null)
    .where('propertyId', 'is not distinct from', propertyId ?? null)
    .where('askedAt', '>', since.toISOString())
    .limit(1)
    .executeTakeFirst();
  if (found)
    throw conflict(
      'sent-just-now',
      'This was sent less than a minute ago. Wait a moment, then send it again.',
    );
}

/**
 * Queues a letter to each reader; a job draws and mails it. Throws a Problem, 409, where the same was asked for less than a minute ago.
 * Gives the names of those whom they are to.
 */
export async function askForLetters(
  context: CallContext,
  about: About,
  readers: readonly OwnerReader[],
): Promise<string[]> {
  const { tx, tenant, caller, platform } = context;
  await requireNotJustSent(context, about);
  const { kind, invoiceId, paymentId } = about;
  const rows = readers.map(({ name, address }) => ({
    tenantId: tenant.id,
    id: newId(),
    kind,
    invoiceId: invoiceId ?? null,
    paymentId: paymentId ?? null,
    statementRunId: null,
    propertyId: null,
    recipient: name,
    toAddress: address,
    mailId: null,
    withheld: null,
    sentBy: caller.displayName,
    askedAt: platform.clock(),
  }));
  await tx.insertInto('ownerLetter').values(rows).execute();
  for (const { id } of rows)
    await platform.jobs.enqueue(tx, ownerLetterJobName, { tenantId: tenant.id, letterId: id }, { key: id });
  return readers.map(({ name }) => name);
}
