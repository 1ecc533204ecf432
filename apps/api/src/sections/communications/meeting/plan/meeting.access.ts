import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { forbidden } from '../../../../platform/http/problem';
import { allOf } from '../../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../../platform/section/call-context';

type Asking = Pick<ReadContext, 'caller'>;

export const keepsMeetings = ({ caller }: Asking): boolean => caller.permissions.has('Meeting Update');

export const seesExecutive = ({ caller }: Asking): boolean =>
  caller.permissions.has('Executive Sessions View');

/** As somebody who sees executive parts too: for what is taken over from them unseen, never for what is answered. */
export const withExecutive = <C extends Asking>(context: C): C => ({
  ...context,
  caller: {
    ...context.caller,
    permissions: new Set([...context.caller.permissions, 'Executive Sessions View']),
  },
});

/** SQL on rows of `meeting`: what the caller may know of. Drafts are for those who prepare them. */
export const visibleMeetings = (context: Asking): RawBuilder<SqlBool> =>
  allOf([
    ...(keepsMeetings(context) ? [] : [sql<SqlBool>`meeting.status <> 'draft'`]),
    ...(seesExecutive(context) ? [] : [sql<SqlBool>`not meeting.is_executive`]),
  ]);

/** Throws forbidden where something executive is written by somebody who may not see it. */
export function requireExecutive(context: Asking, isExecutive: boolean): void {
  if (isExecutive && !seesExecutive(context))
    throw forbidden('You need permission to view executive sessions to add one.');
}
