import { useEffect, useRef } from 'react';

export interface Dismiss {
  open: boolean;
  /** Elements that count as inside. */
  inside: () => (Element | null | undefined)[];
  onDismiss: (reason: 'escape' | 'outside') => void;
}

/** What is open, outermost first: Escape goes to the last. */
const layers: object[] = [];

/** Puts away what is open on Escape, on a press outside and when focus goes elsewhere. Only the innermost takes Escape. */
export function useDismiss({ open, inside, onDismiss }: Dismiss): void {
  const latest = useRef({ inside, onDismiss });
  latest.current = { inside, onDismiss };

  useEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && latest.current.inside().some((element) => element?.contains(target));
    const onPointerDown = (event: PointerEvent) => {
      if (!isInside(event.target)) latest.current.onDismiss('outside');
    };
    const onFocusIn = (event: FocusEvent) => {
      if (!isInside(event.target)) latest.current.onDismiss('outside');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || layers.at(-1) !== layer) return;
      // A dialog that was opened from inside closes first, by itself.
      if (latest.current.inside().some((element) => element?.querySelector('dialog[open]'))) return;
      // A dialog around it would close as well.
      event.preventDefault();
      event.stopPropagation();
      latest.current.onDismiss('escape');
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [open]);
}
