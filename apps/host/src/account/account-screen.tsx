import { ProgressBar } from '@courtyard/ui';
import { lazy, Suspense, useState } from 'react';
import type { Place } from '../app/entry/place';
import { mailedPaths } from './account-paths.rules';
import { AccountNavigation, type Go } from './frame/account-navigation';
import { LoginPage } from './login/login.page';

type Further = (typeof import('./lazy/further-screen'))['FurtherScreen'];

let further: Further | null = null;

const isFurther = (pathname: string) =>
  ['/pages/passkey', '/pages/register', '/pages/reset-password', '/unauthorized', ...mailedPaths].includes(
    pathname,
  );

async function loadFurther(): Promise<{ default: Further }> {
  const { FurtherScreen } = await import(/* webpackChunkName: "account-further" */ './lazy/further-screen');
  further = FurtherScreen;
  return { default: FurtherScreen };
}

/** Fetches what the screen at a path has beyond the login. Asked for again it costs nothing. */
export async function loadScreen(pathname: string): Promise<void> {
  if (isFurther(pathname)) await loadFurther();
}

/** The account screen (login, register, reset, 403) at an address. */
export function AccountScreen({ place, go }: { place: Place; go: Go }) {
  // The screen that a link leads to is there before this one goes; the browser tells what cannot be fetched.
  const goOnceLoaded: Go = (to, options) => {
    if (!isFurther(to) || further) return go(to, options);
    loadFurther().then(
      () => go(to, options),
      () => window.location.assign(to),
    );
  };
  return (
    <AccountNavigation value={{ place, go: goOnceLoaded }}>
      <Screen pathname={place.pathname} />
    </AccountNavigation>
  );
}

function Screen({ pathname }: { pathname: string }) {
  return isFurther(pathname) ? <FurtherOnceLoaded /> : <LoginPage />;
}

function FurtherOnceLoaded() {
  const [Further] = useState(() => further ?? lazy(loadFurther));
  return (
    <Suspense fallback={<ProgressBar />}>
      <Further />
    </Suspense>
  );
}
