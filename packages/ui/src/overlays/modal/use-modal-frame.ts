import { type ComponentType, useEffect, useRef } from 'react';
import type { ModalProps } from './modal';

type Frame = ComponentType<ModalProps & { open: boolean }>;

let loaded: Frame | undefined;

const canMove = () =>
  typeof Element.prototype.animate === 'function' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

async function load(): Promise<void> {
  try {
    loaded = (await import('./moving-modal')).MovingModal;
  } catch {
    // Offline, or a release has gone: modals leave at once, as before.
  }
}

/**
 * The modal that also leaves in motion, once its library has come: it is fetched when the first modal opens, and nothing
 * ever waits for it. A modal that is open keeps the frame it opened in.
 */
export function useModalFrame(open: boolean, still: Frame): Frame {
  const frame = useRef<Frame>(still);
  if (!open) frame.current = loaded ?? still;

  useEffect(() => {
    if (!open || loaded || !canMove()) return;
    void load();
  }, [open]);

  return frame.current;
}
