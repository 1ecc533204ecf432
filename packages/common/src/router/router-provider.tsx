import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import type { AppRouter } from './app-router';

export const RouterContext = createContext<AppRouter | null>(null);
const PendingContext = createContext(false);

/**
 * Gives the router to everything below. A navigation is a transition: the screen that is left stays until the next
 * one is there, and `useIsNavigating` tells meanwhile.
 */
export function RouterProvider({ router, children }: { router: AppRouter; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  const rendered = useRef(state);
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    // It may have moved between the first render and now.
    if (router.state !== rendered.current) follow();
    return router.subscribe(follow);
  }, [router]);
  return (
    <RouterContext value={router}>
      <PendingContext value={isPending}>
        <Router
          location={state.location}
          navigationType={NavigationType[actionNames[state.historyAction]]}
          navigator={router.navigator}
        >
          {children}
        </Router>
      </PendingContext>
    </RouterContext>
  );
}

const actionNames = { PUSH: 'Push', REPLACE: 'Replace', POP: 'Pop' } as const;

/** Whether a screen is on its way. */
export const useIsNavigating = () => use(PendingContext);

export function useAppRouter(): AppRouter {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router here');
  return router;
}
