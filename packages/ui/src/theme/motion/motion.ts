import { useEffect } from 'react';
import { scrimProperty } from './moves';

export type Library = typeof import('./library');

let library: Library | null = null;

const isWanted = () =>
  typeof Element.prototype.animate === 'function' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fetches the library, for whoever does not prefer stillness. Nothing ever waits for it; without it things are just there. */
export async function loadMotion(): Promise<void> {
  if (library || !isWanted()) return;
  try {
    library = await import(/* webpackChunkName: "motion" */ './library');
    // A browser moves between numbers only where it knows that they are some.
    globalThis.CSS?.registerProperty?.({
      name: scrimProperty,
      syntax: '<number>',
      inherits: true,
      initialValue: '1',
    });
  } catch {
    // Offline, or a release has gone: the next use asks again.
  }
}

/** The library where something may move now; null where it has not come or the person prefers stillness. */
export const motionNow = (): Library | null => (library && isWanted() ? library : null);

const firstInputs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches the library once somebody uses the page: its first load is without it. For the frame around all pages. */
export function useMotionFromFirstInput(): void {
  useEffect(() => {
    const stop = () => {
      for (const name of firstInputs) window.removeEventListener(name, onInput);
    };
    const onInput = () => {
      stop();
      void loadMotion();
    };
    for (const name of firstInputs) window.addEventListener(name, onInput, { passive: true });
    return stop;
  }, []);
}
