import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** Where a letter stands, of a row of `letter` with what the outbox has of it, as `mail`. */
export const letterState = sql<OwnerLetter['state']>`case
  when letter.withheld = 'not-drawn' then 'failed' when letter.withheld is not null then 'withheld'
  when letter.mail_id is null then 'queued' else coalesce(mail.status, 'forgotten') end`;

/** The letters that fit, the newest first, at most a hundred; `letter` is a row of them. */
export async function lettersWhere(tx: Tx, where: RawBuilder<SqlBool>): Promise<OwnerLetter[]> {
  const { rows } = await sql<OwnerLetter>`
    select letter.id, letter.kind, letter.recipient, letter.asked_at as "askedAt", letter.sent_by as "sentBy",
      ${letterState} as state, letter.withheld, mail.sent_at as "sentAt"
    from owner_letter letter
    left join mail on mail.tenant_id = letter.tenant_id and mail.id = letter.mail_id
    where ${where} order by letter.asked_at desc, letter.id desc limit 100`.execute(tx);
  return rows;
}

const letterQuery = (tx: Tx) =>
  tx
    .selectFrom('ownerLetter')
    .select([
      'id',
      'kind',
      'invoiceId',
      'paymentId',
      'statementRunId',
      'propertyId',
      'recipient',
      'toAddress',
      'askedAt',
    ]);

/** A letter as it was asked for. */
export type AskedLetter = Awaited<ReturnType<ReturnType<typeof letterQuery>['executeTakeFirstOrThrow']>>;

/** One that is not drawn yet, and still to be. */
export const waitingEmail = (tx: Tx, letterId: string) =>
  letterQuery(tx).where('id', '=', letterId).where('mailId', 'is', null).where('withheld', 'is', null);

/** The one that a mail carries. */
export const letterOfMail = (tx: Tx, mailId: string) => letterQuery(tx).where('mailId', '=', mailId);

/** Says why a letter is not mailed. */
export const withhold = (tx: Tx, letterId: string, withheld: NonNullable<OwnerLetter['withheld']>) =>
  tx.updateTable('ownerLetter').set({ withheld }).where('id', '=', letterId).execute();
