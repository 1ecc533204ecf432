import type { RouteContract } from '@courtyard/contract';
import type { Implementation } from './implement';

const nameOf = (route: RouteContract) => `${route.method} ${route.path}`;

/** Throws unless every route of the contract is answered by exactly one implementation. */
export function assertEveryRouteOnce(
  routes: readonly RouteContract[],
  implementations: readonly Implementation[],
): void {
  const counts = new Map(routes.map((route) => [nameOf(route), 0]));
  for (const { route } of implementations) {
    const name = nameOf(route);
    const count = counts.get(name);
    if (count === undefined) throw new Error(`${name} is implemented and not in the contract`);
    if (count > 0) throw new Error(`${name} is implemented twice`);
    counts.set(name, 1);
  }
  const missing = [...counts].filter(([, count]) => count === 0).map(([name]) => name);
  if (missing.length > 0) throw new Error(`nothing implements ${missing.join(', ')}`);
}
