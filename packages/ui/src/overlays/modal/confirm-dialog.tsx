import { useMessages } from '@courtyard/common';
import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/button';
import { failureText } from '../../feedback/failure-text';
import { Text } from '../../layout/text';
import { Dialog } from './dialog';
import { DialogFailure } from './dialog-failure';
import { overlayMessages } from '../overlays.messages';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** Names the record: "Void invoice 1042". */
  title: ReactNode;
  /** The consequence. */
  children: ReactNode;
  /** The verb on the button. */
  verb: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** The dialog closes when it resolves; when it rejects it stays and says why. */
  onConfirm: () => Promise<unknown> | void;
}

/** Asks once before an action that cannot simply be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, verb, cancelLabel, tone = 'danger', onConfirm } = props;
  const t = useMessages(overlayMessages);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const close = () => {
    if (isRunning) return;
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    setRunning(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(failureText(error, t('failed')));
    } finally {
      setRunning(false);
    }
  };

  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={title}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isRunning} data-autofocus="">
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={tone} loading={isRunning} onClick={() => void confirm()}>
            {verb}
          </Button>
        </>
      }
    >
      <Text as="div" size="sm" tone="muted">
        {children}
      </Text>
      <DialogFailure text={failure} />
    </Dialog>
  );
}
