import type { SessionUser } from '@courtyard/contract';
import { isRecord } from '../settings/browser-storage';

/**
 * Permission names from either shape in which a server may give them: a list of names, or an object keyed by
 * name whose values say whether it is held.
 */
export function permissionNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((name): name is string => typeof name === 'string');
  if (!isRecord(value)) return [];
  return Object.keys(value).filter((name) => Boolean(value[name]));
}

/** The signed-in person from an answer or from storage; null for anything that is not one. */
export function sessionUserFrom(value: unknown): SessionUser | null {
  if (!isRecord(value) || typeof value.token !== 'string' || !isRecord(value.community)) return null;
  const text = (source: Record<string, unknown>, name: string) =>
    typeof source[name] === 'string' ? source[name] : '';
  return {
    id: text(value, 'id'),
    memberId: text(value, 'memberId'),
    email: text(value, 'email'),
    displayName: text(value, 'displayName'),
    token: value.token,
    permissions: permissionNames(value.permissions),
    roles: permissionNames(value.roles),
    community: {
      id: text(value.community, 'id'),
      name: text(value.community, 'name'),
      slug: text(value.community, 'slug'),
      address: text(value.community, 'address'),
      timeZone: text(value.community, 'timeZone') || 'UTC',
      currency: text(value.community, 'currency') || 'USD',
      firstWeekday: Number(value.community.firstWeekday) || 7,
      language: value.community.language === 'es' ? 'es' : 'en',
      jurisdiction: text(value.community, 'jurisdiction') || null,
      deletesOn: text(value.community, 'deletesOn') || null,
    },
  };
}
