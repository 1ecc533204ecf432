import { PermissionProvider, SlotProvider, startTasks, useAuth, useToasts } from '@courtyard/common';
import type { Registry } from '@courtyard/contract';
import { deviceZone } from '@courtyard/contract/intl';
import {
  createAppRouter,
  PageAccessProvider,
  type RouteObject,
  RouterProvider,
  useRoutes,
} from '@courtyard/common/router';
import { iconPaths, provideIcons, Toaster, useMotionFromFirstInput } from '@courtyard/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { drawSlot, guestSection, prefetchPage, useOverrides } from '../../federation';
import { RoutedAccountScreen } from '../../account/routed-account-screen';
import { startDrawer } from '../../layout/drawer/use-drawer';
import { Frame } from '../../layout/frame/frame';
import { useWebApp } from '../../layout/frame/use-web-app';
import { useRegistry } from '../../registry/registry.store';
import { matchSection } from '../../registry/section-match.rules';
import { usePageAccess } from '../../registry/use-page-access';
import { NotLoaded } from '../crash/not-loaded';
import { standInForAccount } from '../entry/account-side';
import { bootSession } from '../entry/boot';
import { hostPageAt } from './host-pages';

provideIcons(iconPaths);
standInForAccount(NotLoaded);

/** The signed-in routes. What belongs to the login is not here: the entry shows it. */
const shellRoutes: RouteObject[] = [
  { path: '/reset-password', element: <RoutedAccountScreen /> },
  { path: '*', element: <Frame /> },
];

// Calls repeat themselves where that is safe, and say so where the server cannot be reached: left to itself the library
// holds them back without a word for as long as the browser thinks that it is offline. Unused answers are kept a minute.
function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        staleTime: 5_000,
        gcTime: 60_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
  const session = bootSession();
  if (session?.tasks) startTasks(client, session.preferences.language, session.tasks);
  return client;
}

const canOpen = (permission: string | undefined) =>
  permission === undefined || useAuth.getState().permissions.includes(permission);

/** A page's code that takes longer is waited for where the page will be, with everything else in its place. */
const defaultHoldMs = 1500;

async function loadPage(pathname: string, registry: Registry | null): Promise<void> {
  const match = registry && matchSection(registry, pathname);
  if (match?.kind === 'route' && canOpen(match.permission)) await prefetchPage(match.section, pathname);
  await hostPageAt(pathname)?.load();
}

/**
 * Fetches what the page at a path is drawn with, and puts the stores to where they will be, so that the frame is drawn
 * once, with its page. After `longestHeldMs` it is drawn without.
 */
export async function prepare(pathname: string, longestHeldMs = defaultHoldMs): Promise<void> {
  startDrawer();
  const session = bootSession();
  useRegistry.getState().start(session?.registry ?? null);
  useOverrides.getState().start(session?.overrides ?? {});
  // The browser's first formatter takes a phone long: made while the page's code is on its way.
  setTimeout(deviceZone);
  const held = new Promise((resolve) => setTimeout(resolve, longestHeldMs));
  const page = inviteGuests().then(() => loadPage(pathname, useRegistry.getState().registry));
  await Promise.race([page, held]);
}

/**
 * Makes the builds known that a session runs and the registry does not name, each by the `release.json` at its address.
 * They are asked for at once and come into the menu as they arrive. One that cannot be read, or declares another section
 * than it was set for, is left out; the panel of overrides says so where it was set.
 */
async function inviteGuests(): Promise<void> {
  const known = useRegistry.getState().registry?.sections ?? [];
  const unknown = Object.entries(useOverrides.getState().kept).filter(
    ([sectionId]) => !known.some(({ id }) => id === sectionId),
  );
  const invite = async ([sectionId, folder]: [string, string]) => {
    const guest = await guestSection(folder).catch(() => null);
    if (guest?.id === sectionId) useRegistry.getState().invite(guest);
  };
  await Promise.all(unknown.map(invite));
}

/** The signed-in side. Default export: it is fetched when it is needed. */
export default function Shell() {
  const [queryClient] = useState(newQueryClient);
  const [router] = useState(() => createAppRouter());
  useMotionFromFirstInput();
  useWebApp();
  // What was said to one person is not said to the next.
  useEffect(() => () => useToasts.setState({ toasts: [] }), []);
  return (
    <QueryClientProvider client={queryClient}>
      <PermissionProvider>
        <RouterProvider router={router}>
          <SlotProvider value={drawSlot}>
            <ShellPages />
          </SlotProvider>
        </RouterProvider>
      </PermissionProvider>
      <Toaster />
    </QueryClientProvider>
  );
}

function ShellPages() {
  return <PageAccessProvider value={usePageAccess()}>{useRoutes(shellRoutes)}</PageAccessProvider>;
}
