const longestWaitMs = 10_000;

/**
 * Gives the focus to the heading as soon as it is there, and to the one that takes its place when what the page is about
 * has come. Somebody who presses or clicks anything meanwhile is not pulled back.
 */
export function leadToHeading(region: HTMLElement): () => void {
  const lead = () => {
    const heading = region.querySelector<HTMLElement>('h1');
    const focused = document.activeElement;
    if (heading && (focused === region || focused === document.body)) heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(lead);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
  };
  const timer = setTimeout(stop, longestWaitMs);
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  observer.observe(region, { childList: true, subtree: true });
  lead();
  return stop;
}
