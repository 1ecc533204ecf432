import { Navigate, type RouteObject, useLocation, useRoutes } from '@courtyard/common/router';
import { ProgressBar } from '@courtyard/ui';
import { memo, Suspense } from 'react';
import { SectionPage } from '../../registry/section.page';
import { CrashBoundary } from '../crash/crash-boundary';
import { RequirePermission } from './guards';
import { hostPages } from './host-pages';

const routes: RouteObject[] = [
  ...hostPages.flatMap(({ paths, permission, Page }) =>
    paths.map((path) => ({
      path,
      element: (
        <RequirePermission permission={permission}>
          <Page />
        </RequirePermission>
      ),
    })),
  ),
  // Addresses that others link to; the pages live in their sections.
  { path: '/invoices', element: <Navigate to="/accounting/invoices" replace /> },
  { path: '/insurance', element: <Navigate to="/properties-common-areas/properties" replace /> },
  { path: '*', element: <SectionPage /> },
];

/**
 * The page at the current path. The first one shows the thin bar while it is on its way; later ones leave the old page
 * up meanwhile, and the frame shows the bar.
 */
export const SignedInRoutes = memo(function SignedInRoutes() {
  const page = useRoutes(routes);
  const { pathname } = useLocation();
  return (
    <CrashBoundary place={pathname}>
      <Suspense fallback={<ProgressBar />}>{page}</Suspense>
    </CrashBoundary>
  );
});
