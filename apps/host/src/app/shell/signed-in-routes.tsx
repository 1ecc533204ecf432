import { Navigate, type RouteObject, useFirstOpen, useLocation, useRoutes } from '@courtyard/common/router';
import { ProgressBar } from '@courtyard/ui';
import { memo, Suspense } from 'react';
import { useRegistry } from '../../registry/registry.store';
import { SectionPage } from '../../registry/section.page';
import { canonicalPath } from '../canonical-path';
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
  { path: '/invoices', element: <FirstOpen of={['/accounting/invoices', '/accounting/statement']} /> },
  {
    path: '/insurance',
    element: <FirstOpen of={['/properties-common-areas/properties', '/properties-common-areas']} />,
  },
  { path: '*', element: <SectionPage /> },
];

/** Leads to the first of some addresses that opens for this person: staff to a list, an owner to what is theirs. */
function FirstOpen({ of: places }: { of: readonly [string, ...string[]] }) {
  const firstOpen = useFirstOpen();
  const isKnown = useRegistry(({ standing }) => standing !== 'loading');
  return isKnown ? <Navigate to={firstOpen(...places)} replace /> : <ProgressBar />;
}

/**
 * The page at the current path. The first one shows the thin bar while it is on its way; later ones leave the old page
 * up meanwhile, and the frame shows the bar.
 */
export const SignedInRoutes = memo(function SignedInRoutes() {
  const page = useRoutes(routes);
  const registry = useRegistry((state) => state.registry);
  const { pathname, search, hash, state } = useLocation();
  const canonical = canonicalPath(pathname, registry);
  return (
    <CrashBoundary place={pathname}>
      {canonical === pathname ? null : (
        <Navigate to={{ pathname: canonical, search, hash }} state={state} replace />
      )}
      <Suspense fallback={<ProgressBar />}>{page}</Suspense>
    </CrashBoundary>
  );
});
