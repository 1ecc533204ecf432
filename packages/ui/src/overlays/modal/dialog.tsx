import { createElement } from 'react';
import { Modal, type ModalProps } from './modal';
import { useModalFrame } from './use-modal-frame';

export interface DialogProps extends Omit<ModalProps, 'kind'> {
  open: boolean;
}

/** A modal dialog. Escape, the cross and a press beside it close it. `data-autofocus` inside takes the first focus. */
export function Dialog(props: DialogProps) {
  return <Framed kind="dialog" {...props} />;
}

export interface DrawerProps extends Omit<DialogProps, 'role'> {}

/** A modal sheet from the right edge, for details and filters that need room. */
export function Drawer(props: DrawerProps) {
  return <Framed kind="drawer" {...props} />;
}

function Framed(props: DialogProps & { kind: ModalProps['kind'] }) {
  const frame = useModalFrame(props.open, StillModal);
  return createElement(frame, props);
}

function StillModal({ open, ...modal }: ModalProps & { open: boolean }) {
  return open ? <Modal {...modal} /> : null;
}
