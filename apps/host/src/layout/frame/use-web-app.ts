import { useColorMode } from '@courtyard/ui';
import { useEffect } from 'react';

function addToHead<K extends 'link' | 'meta'>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): () => void {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return () => element.remove();
}

/** A page has been drawn by then. */
const drawnMs = 500;

/**
 * Lets the browser install the community as an application, and gives its bars the page's colour. Not in the document:
 * who only looks in does not install it, and the login is to fetch nothing besides.
 */
export function useWebApp(): void {
  const mode = useColorMode();
  useEffect(() => addToHead('link', { rel: 'manifest', href: '/manifest.webmanifest' }), []);
  useEffect(() => {
    // The browser lays the page out to tell: once it has drawn it, it knows.
    let remove = () => {};
    const timer = setTimeout(() => {
      const content = getComputedStyle(document.documentElement).backgroundColor;
      remove = addToHead('meta', { name: 'theme-color', content });
    }, drawnMs);
    return () => {
      clearTimeout(timer);
      remove();
    };
  }, [mode]);
}
