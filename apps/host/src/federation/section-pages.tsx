import type { SectionRoutes } from '@courtyard/common';
import { useRoutes } from '@courtyard/common/router';

/** The page of a section for the current path. Its pages are lazy components; a route's own `lazy` is for whole routers only. */
export function SectionPages({ routes }: { routes: SectionRoutes }) {
  return useRoutes(routes);
}
