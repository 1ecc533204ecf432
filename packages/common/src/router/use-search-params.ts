import { useCallback } from 'react';
import {
  type NavigateOptions,
  type SetURLSearchParams,
  useLocation,
  useSearchParams as useRouterSearchParams,
} from 'react-router-dom';
import { useAppRouter } from './router-provider';

/** What a page's history entry says of the list that one walks through, and nothing else of it. */
export function usePagerState(): { pager: unknown } | null {
  const { state } = useLocation();
  return typeof state === 'object' && state !== null && 'pager' in state ? { pager: state.pager } : null;
}

/**
 * The parameters of the address. Changing them (tabs, filters) leaves the list that one walks through. A change builds on
 * the address as it is, not on the one that was drawn last: of two in a row none is lost. A page that is being left changes
 * nothing any more.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRouterSearchParams();
  const { pathname } = useLocation();
  const router = useAppRouter();
  const kept = usePagerState();
  const pager = kept?.pager;
  const set = useCallback<SetURLSearchParams>(
    (next, options?: NavigateOptions) => {
      const { location } = router.state;
      if (location.pathname !== pathname) return;
      const changed = typeof next === 'function' ? next(new URLSearchParams(location.search)) : next;
      setParams(changed, { ...(pager === undefined ? {} : { state: { pager } }), ...options });
    },
    [router, pathname, setParams, pager],
  );
  return [params, set];
}
