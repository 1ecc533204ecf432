import '@courtyard/ui/fonts.css';
import { useAuth } from '@courtyard/common';
import { prepareTheme } from '@courtyard/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isAccountPath, isLoginPath } from '../account/account-paths.rules';
import { loadAccount } from '../app/entry/account-side';
import { Entry } from '../app/entry/entry';
import { prepareShell } from '../app/entry/load-shell';
import { goOn, readPlace } from '../app/entry/place';

/** Lets the browser draw and answer in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(container: HTMLElement): Promise<void> {
  // The style elements that are written here need the nonce of this page's Content-Security-Policy.
  const nonce = document.getElementById('courtyard-boot')?.nonce;
  const app = <Entry nonce={nonce} />;
  const isFirstFrame = container.querySelector('[data-first-frame]') !== null;
  const isPrepared = prepareSide(isFirstFrame);
  await nextTask();
  prepareTheme();
  await nextTask();
  await isPrepared;
  if (isFirstFrame) fadeNothingIn();
  // As a transition it is drawn in steps of a few milliseconds.
  startTransition(() => {
    if (container.hasChildNodes() && !isFirstFrame) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

/** Fetches what the first screen is drawn with: an account screen, or the page behind the login. */
async function prepareSide(isFirstFrame: boolean): Promise<void> {
  const isSignedIn = useAuth.getState().user !== null;
  if (isSignedIn && isLoginPath(readPlace().pathname)) goOn();
  const place = readPlace();
  // What does not come shows where it is used.
  if (!isSignedIn || isAccountPath(place, isSignedIn))
    await loadAccount(place.pathname).catch(() => undefined);
  else if (isFirstFrame) await prepareShell(place.pathname);
}

/** What takes the place of the frame that came with the page was, to the eye, there already. */
function fadeNothingIn(): void {
  const page = document.documentElement;
  page.dataset['arrived'] = 'no';
  setTimeout(() => delete page.dataset['arrived'], 1000);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void start(container);
