import { ProgressBar } from '@courtyard/ui';
import { type ComponentProps, type FunctionComponent, lazy, Suspense, useState } from 'react';

type Screen = (typeof import('../../account/account-screen'))['AccountScreen'];
type StandIn = FunctionComponent<{ onRetry: () => void }>;

let loaded: Screen | null = null;
let standIn: StandIn | null = null;

/**
 * Fetches the account screen of a path, with the login: a signed-in person has none of them until they leave. Asked for
 * again it costs nothing.
 */
export async function loadAccount(pathname = '/pages/login'): Promise<{ default: Screen }> {
  const { AccountScreen, loadScreen } = await import(
    /* webpackChunkName: "account" */ '../../account/account-screen'
  );
  await loadScreen(pathname);
  loaded = AccountScreen;
  return { default: AccountScreen };
}

/** What is shown where the account screens cannot be fetched. The shell brings it: a visitor's page has the screens. */
export function standInForAccount(screen: StandIn): void {
  standIn = screen;
}

type Shown = FunctionComponent<ComponentProps<Screen> & ComponentProps<StandIn>>;

const later = () =>
  lazy<Shown>(() =>
    loadAccount().catch((error: unknown) => {
      if (standIn) return { default: standIn };
      throw error;
    }),
  );

/**
 * The account screen of a place. Where its code is there already, as in a page of the build, it is drawn at once, and without a
 * boundary: React takes over what is within one in a single long task as soon as anything around it changes.
 */
export function AccountSide(props: ComponentProps<Screen>) {
  const [{ Shown, isHere }, setScreen] = useState<{ Shown: Shown; isHere: boolean }>(() =>
    loaded ? { Shown: loaded, isHere: true } : { Shown: later(), isHere: false },
  );
  const screen = <Shown {...props} onRetry={() => setScreen({ Shown: later(), isHere: false })} />;
  return isHere ? screen : <Suspense fallback={<ProgressBar />}>{screen}</Suspense>;
}
