import { ChakraProvider } from '@chakra-ui/react';
import { useUiConfig } from '@courtyard/common';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrandContext, defaultBrand, type Brand } from './brand';
import { createStyleCache } from './style-cache';
import { pageSystem } from './system';
import { useColorMode } from './colors/color-mode';

export interface UiProviderProps {
  /** Nonce of the page's Content-Security-Policy for the style elements. */
  nonce?: string | undefined;
  /** Cache to write styles into; a server gives its own, a browser none. */
  cache?: EmotionCache | undefined;
  /** The two parts of the wordmark and the words of the document's title. */
  brand?: Brand | undefined;
  children: ReactNode;
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/** Gives the theme to everything below and puts the person's font, radius and colour mode on the document. */
export function UiProvider({ nonce, cache, brand = defaultBrand, children }: UiProviderProps) {
  const [styleCache] = useState(() => cache ?? createStyleCache(nonce));
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={pageSystem()}>
        <BrandContext value={brand}>
          <Settings />
          {children}
        </BrandContext>
      </ChakraProvider>
    </CacheProvider>
  );
}

function Settings() {
  const fontFamily = useUiConfig((config) => config.fontFamily);
  const borderRadius = useUiConfig((config) => config.borderRadius);
  const mode = useColorMode();

  useBrowserLayoutEffect(() => {
    const root = document.documentElement;
    root.style.setProperty('--courtyard-font', `'${fontFamily}'`);
    // The companion digits are Poppins'; another family brings its own.
    root.style.setProperty(
      '--courtyard-figures',
      fontFamily === 'Poppins' ? "'Courtyard Figures'" : `'${fontFamily}'`,
    );
    root.style.setProperty('--courtyard-radius', `${borderRadius}px`);
    root.dataset['theme'] = mode;
  }, [fontFamily, borderRadius, mode]);

  // Paper is white, whatever the screen is.
  useBrowserLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const light = () => void (dataset['theme'] = 'light');
    const back = () => void (dataset['theme'] = mode);
    window.addEventListener('beforeprint', light);
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('beforeprint', light);
      window.removeEventListener('afterprint', back);
    };
  }, [mode]);

  return null;
}
