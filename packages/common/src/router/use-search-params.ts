import { useCallback } from 'react';
import {
  type NavigateOptions,
  type SetURLSearchParams,
  useLocation,
  useSearchParams as useRouterSearchParams,
} from 'react-router-dom';

/** What a page's history entry says of the list that one walks through, and nothing else of it. */
export function useWalkState(): { walk: unknown } | null {
  const { state } = useLocation();
  return typeof state === 'object' && state !== null && 'walk' in state ? { walk: state.walk } : null;
}

/** The parameters of the address. Changing them (tabs, filters) leaves the list that one walks through. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRouterSearchParams();
  const kept = useWalkState();
  const walk = kept?.walk;
  const set = useCallback<SetURLSearchParams>(
    (next, options?: NavigateOptions) =>
      setParams(next, { ...(walk === undefined ? {} : { state: { walk } }), ...options }),
    [setParams, walk],
  );
  return [params, set];
}
