import type { Library } from './motion';
import { type MoveName, moves } from './moves';

/** Plays a move of an element. Resolves when it is over, and leaves no style behind. */
export async function play(
  { animate }: Library,
  element: HTMLElement,
  name: MoveName,
  direction: 'in' | 'out',
): Promise<void> {
  const { steps, seconds } = moves[name];
  const frames = Object.entries(steps).map(
    ([property, [away, rest]]) => [property, direction === 'in' ? [away, rest] : [rest, away]] as const,
  );
  const ease = direction === 'in' ? 'easeOut' : 'easeIn';
  await animate(element, Object.fromEntries(frames), { duration: seconds, ease });
  for (const [property] of frames) element.style.removeProperty(property);
}
