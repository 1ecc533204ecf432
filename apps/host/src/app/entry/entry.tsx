import { followOtherTabs, useAuth, useUiConfig } from '@courtyard/common';
import { ProgressBar, UiProvider, type UiProviderProps } from '@courtyard/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AccountScreen, isAccountPath } from '../../account/account-screen';
import { CrashBoundary } from '../crash/crash-boundary';
import { loadShell } from './load-shell';
import { go, readPlace, usePlace } from './place';
import { product } from '../product';
import { arrive, isLeaving } from './sign-out';

/** Everything behind the login: a visitor loads none of it, not even the router. */
const Shell = lazy(loadShell);

export interface EntryProps extends Pick<UiProviderProps, 'nonce' | 'cache'> {
  /** Path of the page that the build renders. */
  path?: string;
}

/** The application: account screens for a visitor, the shell for a signed-in person. */
export function Entry({ path, ...styles }: EntryProps) {
  const language = useUiConfig((config) => config.language);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <UiProvider {...styles} brand={product.wordmark}>
      <CrashBoundary>
        <Screens {...(path ? { path } : {})} />
      </CrashBoundary>
    </UiProvider>
  );
}

function Screens({ path }: { path?: string }) {
  const place = usePlace(path);
  const isSignedIn = useAuth((state) => state.user !== null);
  const wantsShell = isSignedIn && !isAccountPath(place);
  const [isInShell, setInShell] = useState(wantsShell);
  // Once in it, the router follows the address, until the session ends.
  if (isInShell !== (isSignedIn && (isInShell || wantsShell))) setInShell(!isInShell);

  const isSentAway = !isSignedIn && !isAccountPath(place);
  useEffect(() => {
    if (isSentAway || (!isSignedIn && !isAccountPath(readPlace()))) sendToLogin();
  }, [isSentAway, isSignedIn]);

  if (isInShell) {
    return (
      <Suspense fallback={<ProgressBar />}>
        <Shell />
      </Suspense>
    );
  }
  return <AccountScreen place={isSentAway ? { ...place, pathname: '/pages/login' } : place} go={go} />;
}

/** To the login, keeping the place that was asked for; to /login without it for somebody who chose to leave. */
function sendToLogin(): void {
  if (isLeaving()) {
    arrive();
    return go('/login', { replace: true });
  }
  const { pathname, search, hash } = readPlace();
  go('/pages/login', { replace: true, state: { from: pathname + search + hash } });
}
