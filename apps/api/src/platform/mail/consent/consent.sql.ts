import type { MailConsent } from '@courtyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../core/ids';
import type { ReadContext } from '../../section/call-context';
import { knownPeople, peopleOfMember } from '../../tenancy/profile/ports/owner-register';

type Reading = Pick<ReadContext, 'tx' | 'platform'>;
type Sections = ReadContext['platform']['sections'];

/** Whose consent it is: a member's, or that of somebody whom a section knows and who has no account. */
export type ConsentOf = { memberId: string } | { personId: string };

const isDemanded = sql<boolean>`coalesce((select is_demanded from mail_consent_policy), true)`;

/** SQL: whether somebody, by the key that audiences give them, agreed that notices which are owed come by e-mail, or need not. */
export const agreesToMail = (
  sections: Sections,
  key: RawBuilder<unknown>,
) => sql<boolean>`(not ${isDemanded} or ${key} in (
  select coalesce(c.member_id, person.member_id, c.person_id) from mail_consent c
  left join ${knownPeople(sections)} person on person.id = c.person_id where c.withdrawn_on is null))`;

/** SQL: whether a notice that is owed can go to somebody by e-mail: they agreed, and there is a mailbox as far as is known. */
export const isMailedNotice = (sections: Sections, key: RawBuilder<unknown>, address: RawBuilder<unknown>) =>
  sql<boolean>`(${address} is not null and ${agreesToMail(sections, key)} and not exists (select from mail_block b
    where b.address = lower(${address}) and b.category = '*'))`;

/** What a member said before they had an account is theirs too. */
const isOf = (sections: Sections, of: ConsentOf) =>
  'memberId' in of
    ? sql<boolean>`(member_id = ${of.memberId} or person_id in (${peopleOfMember(sections, of.memberId)}))`
    : sql<boolean>`person_id = ${of.personId}`;

/** What somebody last said of it. */
export async function consentOf({ tx, platform }: Reading, of: ConsentOf): Promise<MailConsent> {
  const { rows } = await sql<{ is: boolean }>`select ${isDemanded} as is`.execute(tx);
  const row = await tx
    .selectFrom('mailConsent')
    .selectAll()
    .where(isOf(platform.sections, of))
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
  { tx, platform }: Reading,
  of: ConsentOf & { tenantId: string },
  { agrees, on, how, recordedBy }: { agrees: boolean } & NonNullable<MailConsent['given']>,
): Promise<void> {
  const { tenantId, ...whose } = of;
  if (!agrees) {
    await tx
      .updateTable('mailConsent')
      .set({ withdrawnOn: on, withdrawnHow: how, withdrawnRecorded: recordedBy })
      .where(isOf(platform.sections, of))
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
