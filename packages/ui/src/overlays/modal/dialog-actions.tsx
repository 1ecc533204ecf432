import { useMessages } from '@courtyard/common';
import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { overlayMessages } from '../overlays.messages';
import { CloseButton } from './close-button';
import { ModalFooterContext } from './modal-footer';

/** What a dialog without a form does, and Cancel before it, at the foot of the dialog around. */
export function DialogActions({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const t = useMessages(overlayMessages);
  const element = use(ModalFooterContext)?.element;
  if (!element) return null;
  return createPortal(
    <>
      <CloseButton onClose={onCancel}>{t('cancel')}</CloseButton>
      {children}
    </>,
    element,
  );
}
