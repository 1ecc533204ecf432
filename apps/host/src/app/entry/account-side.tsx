import { ProgressBar } from '@courtyard/ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

type Screen = (typeof import('../../account/account-screen'))['AccountScreen'];

let loaded: Screen | null = null;

/** Fetches the account screens: a signed-in person has none of them until they leave. Asked for again it costs nothing. */
export async function loadAccount(): Promise<{ default: Screen }> {
  const { AccountScreen } = await import(/* webpackChunkName: "account" */ '../../account/account-screen');
  loaded = AccountScreen;
  return { default: AccountScreen };
}

const Later = lazy(loadAccount);

/** The account screen of a place. Where its code is there already, as in a page of the build, it is drawn at once. */
export function AccountSide(props: ComponentProps<Screen>) {
  const [Screen] = useState(() => loaded ?? Later);
  return (
    <Suspense fallback={<ProgressBar />}>
      <Screen {...props} />
    </Suspense>
  );
}
