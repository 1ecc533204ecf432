import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import { showsTo } from '../../../platform/tenancy/profile/shown-contact.sql';

type Asked = Pick<ReadContext, 'caller'>;
type Shown = Parameters<typeof showsTo>[1];

/** Who manages the members sees all of everybody; the others what each shows. */
export const managesMembers = ({ caller }: Asked): boolean => caller.permissions.has('Member Update');

/** Neighbours see who is a member now. That somebody is suspended, or was one, is for those who may open members. */
export const seesAllStatuses = ({ caller }: Asked): boolean => caller.permissions.has('Member Details View');

/** Whose each property is, whoever may list all of them sees at the properties already. */
export const seesAllHomes = (context: Asked): boolean =>
  managesMembers(context) || context.caller.permissions.has('Properties List View');

/** Until when somebody's roles are given tells when a lease ends: a neighbour learns it of nobody. */
export const seesEndsOf = (context: Asked): RawBuilder<SqlBool> =>
  seesAllStatuses(context) || managesMembers(context)
    ? sql`true`
    : sql`member.id = ${context.caller.memberId}`;

/** A field of how the row of `member` is reached besides the profile. */
export const ofContact = <T>(field: string): RawBuilder<T> => sql<T>`(
  select ${sql.ref(`memberContact.${field}`)} from member_contact
  where member_contact.tenant_id = member.tenant_id and member_contact.member_id = member.id)`;

/** A field of the contact of the row of `member`, where it is shown to the caller; oneself sees all that is one's own. */
export const shownOfContact = <T>(
  context: Asked,
  field: string,
  shown: 'addressVisible' | 'phonesVisible' | 'languagesVisible',
): RawBuilder<T | null> =>
  managesMembers(context)
    ? ofContact(field)
    : sql`case when member.id = ${context.caller.memberId} or ${ofContact(shown)} then ${ofContact(field)} end`;

/** Whether the row of `member` shows something to the caller; oneself sees all that is one's own. */
export function isShown(context: Asked, shown: Shown): RawBuilder<SqlBool> {
  const seesAll = shown === 'homesVisible' ? seesAllHomes(context) : managesMembers(context);
  return seesAll ? sql`true` : showsTo(context.caller.memberId, shown);
}

/** By which of their words members are found: those of their contact only by who sees it. */
export const searchedKind = (context: Asked): string =>
  managesMembers(context) ? 'member-contact' : 'member';
