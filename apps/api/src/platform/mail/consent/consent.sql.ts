import type { MailConsent } from '@courtyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../core/ids';
import type { Tx } from '../../database/database';

/** Whose consent it is: a member's, or that of somebody whom a section knows and who has no account. */
export type ConsentOf = { memberId: string } | { personId: string };

const isDemanded = sql<boolean>`coalesce((select is_demanded from mail_consent_policy), true)`;

/** SQL: whether somebody, by the key that audiences give them, agreed that notices which are owed come by e-mail, or need not. */
export const agreesToMail = (key: RawBuilder<unknown>) => sql<boolean>`(not ${isDemanded} or ${key} in (
  select coalesce(c.member_id, person.member_id, c.person_id) from mail_consent c
  left join person on person.id = c.person_id where c.withdrawn_on is null))`;

/** SQL: whether a notice that is owed can go to somebody by e-mail: they agreed, and there is a mailbox as far as is known. */
export const isMailedNotice = (key: RawBuilder<unknown>, address: RawBuilder<unknown>) =>
  sql<boolean>`(${address} is not null and ${agreesToMail(key)} and not exists (select from mail_block b
    where b.address = lower(${address}) and b.category = '*'))`;

/** What a member said before they had an account is theirs too. */
const isOf = (of: ConsentOf) =>
  'memberId' in of
    ? sql<boolean>`(member_id = ${of.memberId} or person_id in (select id from person where member_id = ${of.memberId}))`
    : sql<boolean>`person_id = ${of.personId}`;

/** What somebody last said of it. */
export async function consentOf(tx: Tx, of: ConsentOf): Promise<MailConsent> {
  const { rows } = await sql<{ is: boolean }>`select ${isDemanded} as is`.execute(tx);
  const row = await tx
    .selectFrom('mailConsent')
    .selectAll()
    .where(isOf(of))
    .orderBy(sql`withdrawn_on is not null`)
    .orderBy('givenOn', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const withdrawn =
    row && row.withdrawnOn !== null && row.withdrawnHow !== null && row.withdrawnRecorded !== null
      ? { on: row.withdrawnOn, how: row.withdrawnHow, recordedBy: row.withdrawnRecorded }
      : null;
  return {
    agrees: row !== undefined && withdrawn === null,
    given: row ? { on: row.givenOn, how: row.givenHow, recordedBy: row.givenRecorded } : null,
    withdrawn,
    isDemanded: rows[0]?.is ?? true,
  };
}

/** Keeps a consent, or its withdrawal; nothing where it stands so already. */
export async function keepConsent(
  tx: Tx,
  of: ConsentOf & { tenantId: string },
  { agrees, on, how, recordedBy }: { agrees: boolean } & NonNullable<MailConsent['given']>,
): Promise<void> {
  const { tenantId, ...whose } = of;
  if (!agrees) {
    await tx
      .updateTable('mailConsent')
      .set({ withdrawnOn: on, withdrawnHow: how, withdrawnRecorded: recordedBy })
      .where(isOf(of))
      .where('withdrawnOn', 'is', null)
      .execute();
    return;
  }
  const said = { givenOn: on, givenHow: how, givenRecorded: recordedBy };
  const none = { withdrawnOn: null, withdrawnHow: null, withdrawnRecorded: null };
  await tx
    .insertInto('mailConsent')
    .values({ tenantId, id: newId(), memberId: null, personId: null, ...whose, ...said, ...none })
    .execute();
}
