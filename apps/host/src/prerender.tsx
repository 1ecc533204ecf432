import { createStyleCache } from '@courtyard/ui';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { deviceTheme } from './app/entry/device-theme';
import { Entry } from './app/entry/entry';
import { forgetPlace } from './app/entry/place';

/**
 * Renders an account screen as a visitor first sees it, for the build to put into the page.
 *
 * @returns the markup of `#root`, and the styles it needs as style elements with the nonce's placeholder
 */
export async function prerender(path: string): Promise<{ html: string; styles: string }> {
  forgetPlace();
  const cache = createStyleCache('__CSP_NONCE__');
  cache.compat = true;
  const html = renderToString(<Entry cache={cache} path={path} />);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { html, styles: `${styles}<style nonce="__CSP_NONCE__">${deviceTheme(styles)}</style>` };
}
