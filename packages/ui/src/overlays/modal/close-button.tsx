import type { ReactNode } from 'react';
import { Button } from '../../actions/button';
import { useGuardedClose } from './close-guard';

/** Cancel in a dialog: closes it, after a question where something in it is not saved. */
export function CloseButton({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const close = useGuardedClose();
  return <Button onClick={() => close(onClose)}>{children}</Button>;
}
