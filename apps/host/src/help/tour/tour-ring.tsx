import { Box } from '@courtyard/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const marginPx = 4;

/** A ring around what is pointed at, above the dialog's backdrop. */
export function TourRing({ target }: { target: () => Element | null }) {
  const ring = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(() => target()?.getBoundingClientRect());

  useLayoutEffect(() => {
    // The layer of what lies on top of everything; the dialog is in it already, and what comes later lies above.
    ring.current?.showPopover?.();
  }, []);
  useEffect(() => {
    const follow = () => setPlace(target()?.getBoundingClientRect());
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [target]);

  if (!place) return null;
  return (
    <Box
      ref={ring}
      popover="manual"
      aria-hidden="true"
      position="fixed"
      margin="0"
      padding="0"
      inset="auto"
      bg="transparent"
      borderRadius="md"
      border="3px solid {colors.accent.solid}"
      boxShadow="overlay"
      pointerEvents="none"
      style={{
        top: Math.max(0, place.top - marginPx),
        left: Math.max(0, place.left - marginPx),
        width: place.width + 2 * marginPx,
        height: Math.min(place.height, window.innerHeight - place.top) + 2 * marginPx,
      }}
    />
  );
}
