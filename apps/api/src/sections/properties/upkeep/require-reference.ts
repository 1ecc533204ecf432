import { invalid } from '../../../platform/http/problem';
import type { CallContext } from '../../../platform/section/call-context';

/** The common area that is named, null for none. Throws a `validation` problem where there is no such one. */
export async function requireArea(
  { tx }: Pick<CallContext, 'tx'>,
  areaId: string | null,
): Promise<{ name: string } | null> {
  if (areaId === null) return null;
  const area = await tx.selectFrom('commonArea').select('name').where('id', '=', areaId).executeTakeFirst();
  if (!area) throw invalid({ areaId: 'Common area not found.' });
  return area;
}

/** Throws a `validation` problem unless there is such a reserve component, or none is named. It stays until the commit. */
export async function requireComponent(
  { tx }: Pick<CallContext, 'tx'>,
  componentId: string | null,
): Promise<void> {
  if (componentId === null) return;
  const component = await tx
    .selectFrom('reserveComponent')
    .select('id')
    .where('id', '=', componentId)
    .forKeyShare()
    .executeTakeFirst();
  if (!component) throw invalid({ reserveComponentId: 'Reserve component not found.' });
}
