import { invalid } from '../../../platform/http/problem';
import type { CallContext } from '../../../platform/section/call-context';

/** Throws a `validation` problem unless there is such a common area, or none is named. */
export async function requireArea({ tx }: Pick<CallContext, 'tx'>, areaId: string | null): Promise<void> {
  if (areaId === null) return;
  const area = await tx.selectFrom('commonArea').select('id').where('id', '=', areaId).executeTakeFirst();
  if (!area) throw invalid({ areaId: 'There is no such common area.' });
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
  if (!component) throw invalid({ reserveComponentId: 'There is no such reserve component.' });
}
