import { Modal, type ModalProps } from './modal';

export interface DialogProps extends Omit<ModalProps, 'kind'> {
  open: boolean;
}

/** A modal dialog. Escape, the cross and a press beside it close it. `data-autofocus` inside takes the first focus. */
export function Dialog({ open, ...modal }: DialogProps) {
  return open ? <Modal kind="dialog" {...modal} /> : null;
}

export interface DrawerProps extends Omit<DialogProps, 'role'> {}

/** A modal sheet from the right edge, for details and filters that need room. */
export function Drawer({ open, ...modal }: DrawerProps) {
  return open ? <Modal kind="drawer" {...modal} /> : null;
}

/** A modal sheet from below, for a phone; it is as high as what is in it. */
export function Sheet({ open, ...modal }: DrawerProps) {
  return open ? <Modal kind="sheet" {...modal} /> : null;
}
