import { act } from '@testing-library/react';

type Listener = (event: Event) => void;

let width = 1440;
const listeners = new Set<Listener>();

const minWidthOf = (query: string) => Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? Number.NaN);

/** Gives the window a width, in pixels, and tells those who asked for its media queries. */
export function setWindowWidth(pixels: number): void {
  width = pixels;
  window.matchMedia = (query) => ({
    get matches() {
      return minWidthOf(query) <= width;
    },
    media: query,
    onchange: null,
    addEventListener: (_type: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.add(listener as Listener);
    },
    removeEventListener: (_type: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.delete(listener as Listener);
    },
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  act(() => {
    for (const listener of listeners) listener(new Event('change'));
  });
}
