import type { MemberContact } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database';
import { versionConflict } from '../../../section/conflicts';

/** Until somebody says otherwise, nothing is known, and nothing of it would be shown. */
export const emptyContact: MemberContact = {
  mailingAddress: null,
  homePhone: null,
  workPhone: null,
  languages: [],
  addressVisible: false,
  phonesVisible: false,
  languagesVisible: false,
  emergencyContacts: [],
  version: 1,
};

/** How a member of the transaction's community is reached besides the profile. */
export async function keptContact(tx: Tx, memberId: string): Promise<MemberContact> {
  const row = await tx
    .selectFrom('memberContact')
    .select([
      'mailingAddress',
      'homePhone',
      'workPhone',
      'languages',
      'addressVisible',
      'phonesVisible',
      'languagesVisible',
      'emergencyContacts',
      'version',
    ])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row ?? emptyContact;
}

/** Keeps what was written on a version; gives the next. Throws versionConflict where another one stands by now. */
export async function keepContact(
  tx: Tx,
  owner: { tenantId: string; memberId: string },
  { version, emergencyContacts, ...contact }: MemberContact,
): Promise<number> {
  const row = { ...contact, emergencyContacts: JSON.stringify(emergencyContacts), version: version + 1 };
  const kept = await tx
    .insertInto('memberContact')
    .values({ ...owner, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'memberId'])
        .doUpdateSet({ ...row, updatedAt: sql<string>`now()` })
        .where('memberContact.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!kept) throw versionConflict('contact');
  return kept.version;
}
