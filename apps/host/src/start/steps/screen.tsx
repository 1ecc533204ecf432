import { useAuth } from '@courtyard/common';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isAccountPath, isLoginPath } from '../../account/account-paths.rules';
import { loadAccount } from '../../app/entry/account-side';
import { Entry } from '../../app/entry/entry';
import { prepareShell } from '../../app/entry/load-shell';
import { goOn, readPlace } from '../../app/entry/place';

/** Fetches what the first screen is drawn with: an account screen, or the page behind the login. */
export async function prepareSide(isFirstFrame: boolean): Promise<void> {
  const isSignedIn = useAuth.getState().user !== null;
  if (isSignedIn && isLoginPath(readPlace().pathname)) goOn();
  const place = readPlace();
  // What does not come shows where it is used.
  if (!isSignedIn || isAccountPath(place, isSignedIn))
    await loadAccount(place.pathname).catch(() => undefined);
  else if (isFirstFrame) await prepareShell(place.pathname);
}

/** Draws the application, or takes over what the build has drawn of it. */
export function draw(container: HTMLElement, isFirstFrame: boolean): void {
  // The style elements that are written here need the nonce of this page's Content-Security-Policy.
  const nonce = document.getElementById('courtyard-boot')?.nonce;
  const app = <Entry nonce={nonce} />;
  if (isFirstFrame) fadeNothingIn();
  // As a transition it is drawn in steps of a few milliseconds.
  startTransition(() => {
    if (container.hasChildNodes() && !isFirstFrame) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

/** What takes the place of the frame that came with the page was, to the eye, there already. */
function fadeNothingIn(): void {
  const page = document.documentElement;
  page.dataset['arrived'] = 'no';
  setTimeout(() => delete page.dataset['arrived'], 1000);
}
