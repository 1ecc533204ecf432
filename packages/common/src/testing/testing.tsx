import type { SessionUser } from '@courtyard/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useAuth } from '../auth/auth.store';
import { createAppRouter, type RouteObject, RouterProvider, useRoutes } from '../router';
import { useUiConfig } from '../settings/ui-config.store';
import { useToasts } from '../toast/toast.store';

export { answerCalls } from './answer-calls';
export { fileOf, idOf, pageOf, problemOf, sampleOf } from './samples';
export { testDeclaration } from './test-declaration';
export type { AnsweredCall, CallHandler } from './answer-calls';

/** A signed-in person of the demo community with the given permissions. */
export function personWith(permissions: string[], part: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '01980000-0000-7000-8000-000000000001',
    memberId: '01980000-0000-7000-8000-000000000002',
    email: 'alma@demo.example',
    displayName: 'Alma Reyes',
    token: 'a-token-of-a-test',
    permissions,
    roles: ['Project Admin'],
    community: {
      id: '01980000-0000-7000-8000-000000000003',
      name: 'Demo Community',
      slug: 'demo',
      address: 'http://demo.localhost:8080',
      timeZone: 'America/New_York',
      currency: 'USD',
    },
    ...part,
  };
}

/** Signs somebody in (or, with null, out) without the wire. */
export function signIn(user: SessionUser | null): void {
  useAuth.setState({
    user,
    permissions: user?.permissions ?? [],
    loading: false,
    error: null,
    hasEnded: false,
  });
}

/** Puts every shared store back to how a first visit finds it. */
export function resetStores(): void {
  globalThis.localStorage?.clear();
  signIn(null);
  useUiConfig.getState().reset();
  useToasts.setState({ toasts: [] });
}

export interface RenderOptions {
  /** Address at start. */
  path?: string;
  /** Pattern under which the node is shown; `*` for any. */
  pattern?: string;
  /** Other pages that the test walks to. */
  routes?: RouteObject[];
  user?: SessionUser | null;
  wrap?: (children: ReactNode) => ReactNode;
}

/** Renders a node as a page: real router, real query cache (no retries), a signed-in person if one is given. */
export function renderPage(node: ReactNode, options: RenderOptions = {}) {
  if (options.user !== undefined) signIn(options.user);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const router = createAppRouter([options.path ?? '/']);
  const routes = [{ path: options.pattern ?? '*', element: node }, ...(options.routes ?? [])];
  const wrap = options.wrap ?? ((children: ReactNode) => children);
  const page = wrap(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router}>
        <Pages routes={routes} />
      </RouterProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router, queryClient, ...render(<>{page}</>) };
}

function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
