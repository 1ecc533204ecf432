import { toast, useMessages } from '@courtyard/common';
import {
  requestActionInput,
  type RequestSummary,
} from '@courtyard/contract/service-requests/request/request';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { actionMessages } from './action.messages';
import { WaitingForField } from './handling-fields';
import { type AskedAction, useApplyRequestAction } from './use-action';

interface ActionDialogProps {
  action: AskedAction;
  request: Pick<RequestSummary, 'id' | 'number' | 'version'>;
  /** It is done by those who handle requests. */
  isHandler: boolean;
  onClose: () => void;
}

/** Asks for what goes with an action: whom it waits for, what was done, what is still wrong. */
export function ActionDialog({
  action,
  request: { id, number, version },
  isHandler,
  onClose,
}: ActionDialogProps) {
  const t = useMessages(actionMessages);
  const acting = useApplyRequestAction();
  const form = useContractForm(requestActionInput, {
    defaultValues: { action, version, waitingFor: action === 'wait' ? 'reporter' : null },
    onSubmit: async (values) => {
      // As the page shows it by now: an action before this one may have been answered since the dialog opened.
      await acting.mutateAsync({ ...values, version, id });
      toast({ title: t(`done.${action}`, { number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t(`title.${action}`, { number })}>
      <Form form={form}>
        {action === 'withdraw' ? <Text size="sm">{t('withdrawText')}</Text> : null}
        {action === 'wait' ? <WaitingForField {...form.field('waitingFor')} /> : null}
        {action === 'withdraw' ? null : (
          <TextAreaField
            {...form.field('note')}
            label={t(`note.${action}`)}
            help={t(isHandler ? 'noteHelp' : 'ownNoteHelp')}
            rows={3}
          />
        )}
        <FormActions submitLabel={t(`action.${action}`)} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
