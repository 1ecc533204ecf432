import '@courtyard/ui/fonts.css';
import { useAuth } from '@courtyard/common';
import { prepareTheme } from '@courtyard/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Entry } from './app/entry/entry';
import { prepareShell } from './app/entry/load-shell';

/** Lets the browser draw and answer in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(container: HTMLElement): Promise<void> {
  // The style elements that are written here need the nonce of this page's Content-Security-Policy.
  const nonce = document.getElementById('courtyard-boot')?.nonce;
  const app = <Entry nonce={nonce} />;
  const isFirstFrame = container.querySelector('[data-first-frame]') !== null;
  const isPrepared =
    isFirstFrame && useAuth.getState().user ? prepareShell(window.location.pathname) : undefined;
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

/** What takes the place of the frame that came with the page was, to the eye, there already. */
function fadeNothingIn(): void {
  const page = document.documentElement;
  page.dataset['arrived'] = 'no';
  setTimeout(() => delete page.dataset['arrived'], 1000);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void start(container);
