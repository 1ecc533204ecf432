import type { OwnerRow } from '../../../../platform/tenancy/profile/ports/owner-register';

/** Somebody who is invited. */
export interface Invited {
  /** The member's id, or the person's where they are no member. */
  personKey: string;
  memberId: string | null;
}

type Owns = Pick<OwnerRow, 'propertyId' | 'personId' | 'memberId'>;

/** Finds the homes of which somebody is an owner, alone or with others, by their account or by who they are in the register. */
export function homesAmong(owners: readonly Owns[]): (invited: Invited) => string[] {
  const byId = new Map<string, string[]>();
  for (const { propertyId, personId, memberId } of owners)
    for (const id of memberId === null ? [personId] : [personId, memberId])
      byId.set(id, [...(byId.get(id) ?? []), propertyId]);
  return ({ personKey, memberId }) => [
    ...new Set([...(byId.get(personKey) ?? []), ...(memberId === null ? [] : (byId.get(memberId) ?? []))]),
  ];
}
