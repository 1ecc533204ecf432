import { drawIn, type Language, languages } from '@courtyard/common';
import { createStyleCache, iconPaths, provideIcons, UiProvider } from '@courtyard/ui';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadAccount } from '../app/entry/account-side';
import { Entry } from '../app/entry/entry';
import { forgetPlace, prerenderedPaths } from '../app/entry/place';
import { product } from '../app/product';
import { FirstFrame } from '../layout/frame/first-frame';

type StyleCache = ReturnType<typeof createStyleCache>;

interface PrerenderedPage {
  /** `login.en` of /pages/login, `dashboard.es`. */
  name: string;
  language: Language;
  /** The markup of `#root`. */
  html: string;
  /** What it needs, as style elements with the nonce's placeholder. */
  styles: string;
  /** Nothing on it waits for scripts to be seen: an account screen. */
  isWhole: boolean;
  /** Names of what its application starts with besides `main` (`webpackChunkName`). */
  chunks: readonly string[];
}

type Drawing = Pick<PrerenderedPage, 'name' | 'language' | 'isWhole' | 'chunks'>;

function draw(page: Drawing, tree: (cache: StyleCache) => ReactNode): PrerenderedPage {
  const cache = createStyleCache('__CSP_NONCE__');
  const html = renderToString(tree(cache));
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return { ...page, html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}

/** Of what an account screen is made besides the login's. */
const chunksOf: Readonly<Record<string, string[]>> = {
  register: ['account', 'account-further'],
  'reset-password': ['account', 'account-further'],
};

function accountScreen(path: string, language: Language): PrerenderedPage {
  forgetPlace();
  drawIn(language);
  const screen = path.slice(path.lastIndexOf('/') + 1);
  const chunks = chunksOf[screen] ?? ['account'];
  return draw({ name: `${screen}.${language}`, language, isWhole: true, chunks }, (cache) => (
    <Entry cache={cache} path={path} />
  ));
}

const firstFrame = (page: 'dashboard' | 'frame', language: Language): PrerenderedPage =>
  draw({ name: `${page}.${language}`, language, isWhole: false, chunks: [] }, (cache) => (
    <UiProvider cache={cache} brand={product.wordmark}>
      <FirstFrame page={page} language={language} />
    </UiProvider>
  ));

/** What the build puts into its pages: each account screen as a visitor first sees it, and the signed-in frame. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  provideIcons(iconPaths);
  for (const path of prerenderedPaths) await loadAccount(path);
  return languages.flatMap((language) => [
    ...prerenderedPaths.map((path) => accountScreen(path, language)),
    firstFrame('dashboard', language),
    firstFrame('frame', language),
  ]);
}
