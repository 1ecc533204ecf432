import { toast, useMessages } from '@courtyard/common';
import { requestActInput, type RequestSummary } from '@courtyard/contract/service-requests/request/request';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { actMessages } from './act.messages';
import { WaitingForField } from './handling-fields';
import { type AskedAct, useActOnRequest } from './use-act';

interface ActDialogProps {
  act: AskedAct;
  request: Pick<RequestSummary, 'id' | 'number' | 'version'>;
  /** It is done by those who handle requests. */
  isHandler: boolean;
  onClose: () => void;
}

/** Asks for what goes with an act: whom it waits for, what was done, what is still wrong. */
export function ActDialog({ act, request: { id, number, version }, isHandler, onClose }: ActDialogProps) {
  const t = useMessages(actMessages);
  const acting = useActOnRequest();
  const form = useContractForm(requestActInput, {
    defaultValues: { act, version, waitingFor: act === 'wait' ? 'reporter' : null },
    onSubmit: async (values) => {
      // As the page shows it by now: an act before this one may have been answered since the dialog opened.
      await acting.mutateAsync({ ...values, version, id });
      toast({ title: t(`done.${act}`, { number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t(`title.${act}`, { number })}>
      <Form form={form}>
        {act === 'withdraw' ? <Text size="sm">{t('withdrawText')}</Text> : null}
        {act === 'wait' ? <WaitingForField {...form.field('waitingFor')} /> : null}
        {act === 'withdraw' ? null : (
          <TextAreaField
            {...form.field('note')}
            label={t(`note.${act}`)}
            help={t(isHandler ? 'noteHelp' : 'ownNoteHelp')}
            rows={3}
          />
        )}
        <FormActions submitLabel={t(`act.${act}`)} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
