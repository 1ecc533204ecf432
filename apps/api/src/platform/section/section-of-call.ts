import { type RouteContract, sectionRoutes } from '@courtyard/contract';

const tables: Readonly<Record<string, Readonly<Record<string, RouteContract>>>> = sectionRoutes;
const owners = new Map<string, string>(
  Object.entries(tables).flatMap(([section, table]) =>
    Object.values(table).map((route) => [`${route.method} ${route.path}`, section] as const),
  ),
);

/** Which section's a call is, by method and path of the contract; null for what belongs to the platform. */
export function sectionOf(method: string, path: string): string | null {
  // A GET without its answer.
  return owners.get(`${method === 'HEAD' ? 'GET' : method} ${path}`) ?? null;
}
