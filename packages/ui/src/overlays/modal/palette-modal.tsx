import { type ReactNode, useRef } from 'react';
import { useEntry, useExit } from '../../theme/motion/use-entry-and-exit';
import { chakra } from '../../theme/styled';
import { modalSurface } from './modal-surface';
import { useModal } from './use-modal';

const Surface = chakra('dialog', {
  base: {
    ...modalSurface,
    width: { base: '100vw', md: 'calc(100vw - 32px)' },
    maxWidth: { base: '100vw', md: '40rem' },
    height: { base: '100dvh', md: 'auto' },
    maxHeight: { base: '100dvh', md: 'min(36rem, 76dvh)' },
    margin: { base: '0', md: '12dvh auto auto' },
    borderRadius: { base: '0', md: 'lg' },
  },
});

export interface PaletteModalProps {
  /** What it is for, as it is read out: nothing of it is on screen. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal without a frame, high on the page, for one text and what it finds; a whole sheet on phones. */
export function PaletteModal({ label, onClose, children }: PaletteModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useExit(dialog, 'dialog');
  const handlers = useModal(dialog, onClose);
  useEntry(dialog, 'dialog');
  return (
    <Surface ref={dialog} tabIndex={-1} aria-modal="true" aria-label={label} {...handlers}>
      {children}
    </Surface>
  );
}
