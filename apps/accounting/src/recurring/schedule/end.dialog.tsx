import { toast, useMessages } from '@courtyard/common';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { actionsMessages } from './actions.messages';
import type { SetStatus, Template } from './use-template-actions';

interface EndDialogProps {
  template: Template;
  setStatus: SetStatus;
  verb: string;
  /** What ends with it and what stays. */
  text: string;
  onClose: () => void;
}

/** Asks once before a template ends. */
export function EndDialog({ template: { name, version }, setStatus, verb, text, onClose }: EndDialogProps) {
  const t = useMessages(actionsMessages);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('endTitle', { name })}
      verb={verb}
      onConfirm={async () => {
        await setStatus.mutateAsync({ status: 'ended', version });
        toast({ title: t('ended', { name }), kind: 'success' });
      }}
    >
      {text}
    </ConfirmDialog>
  );
}
