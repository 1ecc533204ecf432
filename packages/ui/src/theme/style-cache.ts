import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The cache that writes our styles. `nonce` is the one of the Content-Security-Policy of this response; a server makes
 * one cache per page and reads the styles out of it with `@emotion/server`.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'cy', ...(nonce ? { nonce } : {}) });
  // Our server writes all styles into the head, never between elements, so `:first-child` holds.
  cache.compat = true;
  return cache;
}
