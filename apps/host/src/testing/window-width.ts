import { act } from '@testing-library/react';

type Listener = (event: Event) => void;

let width = 1440;
const listeners = new Set<Listener>();

const remPx = 16;

/** Whether a window of that width is narrower than what a query names: the one kind of query on widths that there is. */
function isNarrower(query: string): boolean {
  const [, rem] = /\(width < ([\d.]+)rem\)/.exec(query) ?? [];
  return rem !== undefined && width < Number(rem) * remPx;
}

/** Gives the window a width, in pixels, and tells those who asked for its media queries. */
export function setWindowWidth(pixels: number): void {
  width = pixels;
  window.matchMedia = (query) => ({
    get matches() {
      return isNarrower(query);
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
