import pLimit, { type LimitFunction } from 'p-limit';
import type { SectionDefinition } from '../../../section/define-section';

type Limited = Pick<SectionDefinition, 'id' | 'concurrentChanges'>;

/** Does a change of a community, or has it wait until fewer of them are under way. */
export type LimitChanges = <T>(tenantId: string, change: () => Promise<T>) => Promise<T>;

/** Of each section, what holds its changes back; see `concurrentChanges`. In this process: the database has its own locks. */
export function createChangeLimits(): (section: Limited | undefined) => LimitChanges {
  const limits = new Map<string, LimitFunction>();
  return (section) => {
    const most = section?.concurrentChanges ?? null;
    if (!section || most === null) return (_, change) => change();
    return (tenantId, change) => {
      const key = `${section.id} ${tenantId}`;
      const limit = limits.get(key) ?? pLimit(most);
      limits.set(key, limit);
      return limit(change);
    };
  };
}
