import type { Audience } from '@courtyard/contract';
import { audiencePermissionOf } from '@courtyard/contract/platform/notifications/audience/audience.values';
import { type RawBuilder, sql } from 'kysely';
import { forbidden } from '../../http/problem';
import type { ReadContext } from '../../section/call-context';
import { savedWithin } from './stored-audience.sql';

type Asking = Pick<ReadContext, 'tx' | 'caller'>;

/** Whether the caller may see the members. */
export const seesNames = ({ caller }: Pick<ReadContext, 'caller'>): boolean =>
  caller.permissions.has('Members List View');

/** Throws where the caller may not see who the members are. */
export function requireSeesNames(context: Pick<ReadContext, 'caller'>): void {
  if (seesNames(context)) return;
  throw forbidden(
    'You need permission to view members to see names. The number of recipients is always shown.',
  );
}

const namesArrears = ({ include, exclude }: Audience) =>
  [...include, ...exclude].some(({ kind }) => kind === 'arrears');

/** Whether the caller may know who an audience is: of those in arrears only who may see what is owed, left out or not. */
export async function canKnow({ tx, caller }: Asking, audience: Audience): Promise<boolean> {
  if (caller.permissions.has(audiencePermissionOf.arrears)) return true;
  return ![audience, ...(await savedWithin(tx, audience)).values()].some(namesArrears);
}

/** Throws where an audience, or a saved one that it names, has a part that the caller may not choose: its count would tell. */
export async function requireChooses(context: Asking, audience: Audience): Promise<void> {
  if (await canKnow(context, audience)) return;
  throw forbidden(
    'You need permission to view invoices to write to owners past due. Choose other recipients, or ask the treasurer.',
  );
}

/** Throws where the caller may not see the names of an audience. */
export async function requireSeesNamesOf(context: Asking, audience: Audience): Promise<void> {
  if (await canKnow(context, audience)) return;
  throw forbidden('This includes owners past due: you need permission to view invoices to see who they are.');
}

/**
 * SQL: the address of a row of people, by the column with its key, where the caller may see it. Of a member that is what they
 * show to the others, or any for who manages the members; of who is no member, what the properties tell who lists them.
 */
export function shownAddress(
  { caller }: Pick<ReadContext, 'caller'>,
  row: { key: string; email: string },
): RawBuilder<string | null> {
  const [key, email] = [sql.ref(row.key), sql.ref(row.email)];
  const managesMembers = caller.permissions.has('Member Update');
  const seesPeople = managesMembers || caller.permissions.has('Properties List View');
  return sql`case when exists (select from member where member.id = ${key})
      then case when ${managesMembers}::boolean or ${key} = ${caller.memberId}::uuid
        or exists (select from member_profile where member_profile.member_id = ${key} and email_visible) then ${email} end
      when ${seesPeople}::boolean then ${email} end`;
}
