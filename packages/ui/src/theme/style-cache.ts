import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * The cache that writes our styles. `nonce` is the one of the Content-Security-Policy of this response; a server makes
 * one cache per page and reads the styles out of it with `@emotion/server`.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'cy', stylisPlugins: [prefixUserSelect], ...(nonce ? { nonce } : {}) });
  // Our server writes all styles into the head, never between elements, so `:first-child` holds.
  cache.compat = true;
  insertWithoutLayers(cache.sheet);
  return cache;
}

/**
 * Chromium lays the whole page out anew whenever a stylesheet with a cascade layer gets another rule, and a page gets
 * some with each of its parts. So the recipes' layer is not written: what would stand above it has the weight of an id
 * instead.
 */
function insertWithoutLayers(sheet: EmotionCache['sheet']): void {
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) =>
    insert(
      rule.startsWith('@layer')
        ? rule.replace('@layer recipes', '@media all')
        : rule.replace(/\.cy-[\w-]+/g, '$&:not(#_)'),
    );
}

/**
 * Every browser with cascade layers has the rest of what we write without a prefix; Safari still reads `user-select` with
 * one only. Emotion's own prefixes, for browsers of 2012, made a tenth of the styles.
 */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};
