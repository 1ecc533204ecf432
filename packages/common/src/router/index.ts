/** The router as host and sections share it. What is not here is not offered: it would come in twice. */
export {
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useOutletContext,
  useParams,
  useRoutes,
} from 'react-router-dom';
export type { LinkProps, Location, NavLinkProps, RouteObject, To } from 'react-router-dom';
export { createAppRouter } from './app-router';
export type { AppRouter } from './app-router';
export { PageAccessProvider, useFirstOpen, useCanOpen } from './can-open';
export { RouterProvider, useIsNavigating } from './router-provider';
export { useBlocker } from './use-blocker';
export type { Blocker } from './use-blocker';
export { useHeldBack } from './use-held-back';
export { useSearchParams, usePagerState } from './use-search-params';
