import type { RouteContract } from '@courtyard/contract';
import { Problem } from '../../http/problem';

/** 403 to who looks on as another member and would change something. */
export const viewOnly = () =>
  new Problem({
    status: 403,
    code: 'view-only',
    title: 'Read-only',
    detail: 'You’re viewing as another member, so nothing can be changed. Stop viewing first.',
  });

/** 403 to who looks on as another member and asks for what is theirs alone. */
const notShown = () =>
  new Problem({
    status: 403,
    code: 'not-shown',
    title: 'Private',
    detail: 'This is private to the member. It isn’t shown while viewing as them.',
  });

/**
 * What is asked of every call of somebody who looks on as another member: that it reads, and nothing that is the member's alone.
 * Beside it, all that such a call does in the database is read-only.
 */
export function requireViewable({ method, readOnly, notViewedAs }: RouteContract): void {
  if (method !== 'GET' && !readOnly) throw viewOnly();
  if (notViewedAs) throw notShown();
}
