import { use, useEffect, useRef } from 'react';
import { RouterContext } from './router-provider';

/**
 * While it is drawn, a step back in the history is `onBack` instead, and the page stays: what was drawn last is asked
 * first. Without a router, as on the login, it does nothing.
 */
export function useHeldBack(onBack: () => void): void {
  const router = use(RouterContext);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  // Not before the address is the page's again: what closes may write to it.
  useEffect(() => router?.guard(({ isBack }) => isBack && (() => latest.current())), [router]);
}
