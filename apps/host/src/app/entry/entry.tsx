import { followOtherTabs, useAuth, useUiConfig } from '@courtyard/common';
import { ProgressBar, UiProvider, type UiProviderProps } from '@courtyard/ui';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isAccountPath, isLoginPath } from '../../account/account-paths.rules';
import { CrashBoundary } from '../crash/crash-boundary';
import { AccountSide } from './account-side';
import { loadShell } from './load-shell';
import { go, goOn, holdAtLogin, readPlace, settleAddress, usePlace } from './place';
import { product } from '../product';
import { arrive, isLeaving } from './sign-out';

/** Everything behind the login: a visitor loads none of it, not even the router. */
const Shell = lazy(loadShell);

export interface EntryProps extends Pick<UiProviderProps, 'nonce' | 'cache'> {
  /** Path of the page, where the build prerenders it. */
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
  const memberId = useAuth((state) => state.user?.memberId ?? null);
  const hasEnded = useAuth((state) => state.hasEnded);
  const isSignedIn = memberId !== null && !hasEnded;
  const wantsShell = isSignedIn && !isAccountPath(place, isSignedIn);
  // Inside of the shell the router follows the address: the shell stays until the person changes or goes.
  const [inShell, setInShell] = useState(wantsShell ? memberId : '');
  const owner = wantsShell || inShell === memberId ? memberId : null;
  if (inShell !== (owner ?? '')) setInShell(owner ?? '');
  // Hidden from the end of the session until the same person is signed in and back at their page.
  const [isPutAway, setPutAway] = useState(false);
  if (isPutAway !== (hasEnded || (isPutAway && !wantsShell))) setPutAway(!isPutAway);

  const isBack = isSignedIn && isLoginPath(place.pathname);
  useLayoutEffect(() => {
    if (isBack) goOn();
    else settleAddress(place);
  }, [isBack, place]);
  const isSentAway = !isSignedIn && !isAccountPath(place, isSignedIn);
  useEffect(() => {
    if (isSentAway || (!isSignedIn && !isAccountPath(readPlace(), isSignedIn))) sendToLogin();
  }, [isSentAway, isSignedIn]);

  return (
    <>
      {owner ? <ShellOf key={owner} isPutAway={isPutAway} /> : null}
      {isBack || (owner && !isPutAway) ? null : (
        <AccountSide place={isSentAway ? { ...place, pathname: '/pages/login' } : place} go={go} />
      )}
    </>
  );
}

/** One person's shell. While `isPutAway` it is hidden but mounted, so that unsaved changes survive; the focus returns with it. */
function ShellOf({ isPutAway }: { isPutAway: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isPutAway) return;
    const { activeElement: before, title } = document;
    const focused = before instanceof HTMLElement && box.current?.contains(before) ? before : null;
    const state = { from: fullPath() };
    const release = holdAtLogin(state);
    return () => {
      release();
      document.title = title;
      focused?.focus();
    };
  }, [isPutAway]);
  return (
    <div ref={box} hidden={isPutAway}>
      <Suspense fallback={<ProgressBar />}>
        <Shell />
      </Suspense>
    </div>
  );
}

/** To the login, keeping the place that was asked for; to /login without it for somebody who chose to leave. */
function sendToLogin(): void {
  if (isLeaving()) {
    arrive();
    return go('/login', { replace: true });
  }
  go('/pages/login', { replace: true, state: { from: fullPath() } });
}

function fullPath(): string {
  const { pathname, search, hash } = readPlace();
  return pathname + search + hash;
}
