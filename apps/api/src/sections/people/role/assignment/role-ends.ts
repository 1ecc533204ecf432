import type { HeldRoles } from '@courtyard/contract/people/role/role';
import { administratorRole } from '../../../../platform/auth/permissions/granting.service';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';

/** Throws where a role would have ended already, or an administrator's would end: somebody has to administrate. */
export async function requireEnds(
  context: Pick<CallContext, 'tx' | 'platform' | 'tenant'>,
  { roleIds, ends }: HeldRoles,
): Promise<void> {
  const ending = roleIds.filter((id) => ends[id]);
  if (ending.length === 0) return;
  const today = todayOf(context);
  for (const id of ending)
    if ((ends[id] ?? today) < today) throw invalid({ [`ends.${id}`]: 'This date is in the past.' });
  const administrator = await context.tx
    .selectFrom('role')
    .select('id')
    .where('id', 'in', ending)
    .where('builtIn', '=', true)
    .where('name', '=', administratorRole)
    .executeTakeFirst();
  if (administrator) throw conflict('administrator-ends', 'The administrator role can’t have an end date.');
}
