import type { RoleEffect } from '@courtyard/contract/people/role/role';

/** People for whom a change means the same. */
export interface SameEffect {
  names: string[];
  gains: readonly string[];
  loses: readonly string[];
}

/** Those who gain and lose the same stand together, in the order in which they are named. */
export function together({ people }: RoleEffect): SameEffect[] {
  const byEffect = new Map<string, SameEffect>();
  for (const { name, gains, loses } of people) {
    const key = JSON.stringify([gains, loses]);
    const same = byEffect.get(key) ?? { names: [], gains, loses };
    same.names.push(name);
    byEffect.set(key, same);
  }
  return [...byEffect.values()];
}
