import { createAppRouter, type RouteObject, RouterProvider, useRoutes } from '@courtyard/common/router';
import { iconPaths, provideIcons, Toaster } from '@courtyard/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RoutedAccountScreen } from '../../account/routed-account-screen';
import { Frame } from '../../layout/frame';

provideIcons(iconPaths);

/** The signed-in routes. What belongs to the login is not here: the entry shows it. */
const shellRoutes: RouteObject[] = [
  { path: '/unauthorized', element: <RoutedAccountScreen /> },
  { path: '/reset-password', element: <RoutedAccountScreen /> },
  { path: '*', element: <Frame /> },
];

// Calls repeat themselves where that is safe; unused answers are kept for a minute.
const newQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000, gcTime: 60_000 } } });

/** The signed-in side. Default export: it is fetched when it is needed. */
export default function Shell() {
  const [queryClient] = useState(newQueryClient);
  const [router] = useState(() => createAppRouter());
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router}>
        <ShellPages />
      </RouterProvider>
      <Toaster />
    </QueryClientProvider>
  );
}

function ShellPages() {
  return useRoutes(shellRoutes);
}
