import type { MemberStatus } from '@courtyard/contract/people/member/member';
import type { WhichRecord } from '@courtyard/contract/people/member/merge';

export interface RoleHeld {
  id: string;
  name: string;
  endsOn: string | null;
  /** By which they have it. */
  residencyId: string | null;
}

interface Standing {
  status: MemberStatus;
  roles: readonly RoleHeld[];
}

/** What decides, the first that one of them has: nobody comes back from a suspension by being merged. */
const decisive: readonly MemberStatus[] = ['suspended', 'active', 'invited', 'past'];

export const mergedStatus = (records: readonly Standing[]): MemberStatus =>
  decisive.find((status) => records.some((record) => record.status === status)) ?? 'past';

const isLater = (a: string | null, b: string | null) => b !== null && (a === null || a > b);

/**
 * The roles of both, each once and until the later of its ends. Those of somebody who had left come back with nobody: they
 * count where both had left, and then they count for nobody.
 */
export function mergedRoles(records: readonly Standing[]): RoleHeld[] {
  const here = records.filter(({ status }) => status !== 'past');
  const merged = new Map<string, RoleHeld>();
  for (const role of (here.length > 0 ? here : records).flatMap(({ roles }) => roles)) {
    const known = merged.get(role.id);
    if (!known || isLater(role.endsOn, known.endsOn)) merged.set(role.id, role);
  }
  return [...merged.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Roles that somebody would have who does not have them, or would have for longer. */
export const rolesGained = (after: readonly RoleHeld[], { status, roles }: Standing): RoleHeld[] =>
  after.filter((role) => {
    const held = status === 'past' ? undefined : roles.find(({ id }) => id === role.id);
    return !held || isLater(role.endsOn, held.endsOn);
  });

/** Whose sign-in stays where there is nothing to choose: that of the only one who has any. */
export function onlySignIn(stays: boolean, goes: boolean): WhichRecord | null {
  if (stays === goes) return null;
  return stays ? 'this' : 'other';
}

/** What is kept of two values: what is chosen where there are two, and the one that there is otherwise. */
export const kept = <T>(stays: T | null, goes: T | null, choice: WhichRecord): T | null =>
  (choice === 'this' ? (stays ?? goes) : (goes ?? stays)) ?? null;
