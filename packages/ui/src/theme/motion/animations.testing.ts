/** An animation that jsdom did not play: it goes on until a test ends it. */
export interface Played {
  element: Element;
  /** The changed properties. */
  properties: string[];
  end(): void;
}

/** Stands in for the browser's animations, which jsdom has not. Gives what was played so far, and puts things back. */
export function recordAnimations(prefersStillness = false): { played: Played[]; restore: () => void } {
  const played: Played[] = [];
  const { matchMedia } = window;
  window.matchMedia = (query) => ({
    ...matchMedia(query),
    matches: query.includes('reduced-motion') && prefersStillness,
  });
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: Element, frames: Record<string, unknown>) {
      const animation: { onfinish: (() => void) | null; cancel(): void; playState: string } = {
        onfinish: null,
        playState: 'running',
        cancel() {},
      };
      played.push({ element: this, properties: Object.keys(frames), end: () => animation.onfinish?.() });
      return animation;
    },
  });
  return {
    played,
    restore() {
      Reflect.deleteProperty(Element.prototype, 'animate');
      window.matchMedia = matchMedia;
    },
  };
}
