import type { SessionUser } from '@courtyard/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useAuth } from '../auth/auth.store';
import { createAppRouter, type RouteObject, RouterProvider, useRoutes } from '../router';
import { usePagerStore } from '../section/walked.store';
import { useUiConfig } from '../settings/ui-config.store';
import { useRunningBulkJobs } from '../data/running-bulk-jobs.store';
import { startListsWith } from '../data/starting-views';
import { useToasts } from '../toast/toast.store';
import { answerCalls } from './answer-calls';

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
      firstWeekday: 7,
      language: 'en',
      jurisdiction: null,
      deletesOn: null,
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
    challenge: null,
    hasEnded: false,
    viewAs: null,
  });
}

/** Puts every shared store back to how a first visit finds it. */
export function resetStores(): void {
  globalThis.localStorage?.clear();
  signIn(null);
  useUiConfig.getState().reset();
  useToasts.setState({ toasts: [] });
  usePagerStore.setState(usePagerStore.getInitialState());
  startListsWith([]);
  useRunningBulkJobs.setState({ ids: [] });
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

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
}

/** Renders a node as a page: real router, real query cache (no retries), a signed-in person if one is given. */
export function renderPage(node: ReactNode, options: RenderOptions = {}): RenderedPage {
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

/** What the server says in a test, by call. */
export type Answers = Parameters<typeof answerCalls>[0];

interface PageOptions extends Omit<RenderOptions, 'user'> {
  page?: ReactNode;
  /** What the person may do. */
  permissions?: readonly string[];
  /** What the server says, by call. */
  answers?: Answers;
}

/** A page that a test opened, with the calls it made. */
export interface OpenedPage extends RenderedPage, ReturnType<typeof answerCalls> {
  /** The bodies that were sent with a call, in their order. */
  sent: (call: string) => unknown[];
}

/**
 * Gives what opens the page of a test file, signed in and with its calls answered; a test says what differs. The page before
 * goes, and everything is put back after each test.
 */
export function pageOpener({
  answers: standard,
  ...options
}: PageOptions & { page: ReactNode }): (given?: PageOptions) => OpenedPage {
  let restore = () => {};
  beforeEach(resetStores);
  afterEach(() => restore());
  return ({ answers, ...given }: PageOptions = {}) => {
    cleanup();
    restore();
    const { page, permissions = [], ...rest } = { ...options, ...given };
    const wire = answerCalls({ ...standard, ...answers });
    restore = wire.restore;
    const user = personWith([...permissions]);
    return {
      ...wire,
      ...renderPage(page, { ...rest, user }),
      sent: (call: string) => wire.calls.filter(({ name }) => name === call).map(({ body }) => body),
    };
  };
}
