import { toast, useMessages } from '@courtyard/common';
import {
  type JoinRequest,
  joinRequestRefusal,
} from '@courtyard/contract/people/admission/join-request/join-request';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { joinRequestMessages } from './join-request.messages';
import { useRefuseRequest } from './join-request.queries';

const refusal = joinRequestRefusal.pick({ reason: true });

/** Refuses a request, with the reason that who asked is told. */
export function RefuseDialog({ request, onClose }: { request: JoinRequest; onClose: () => void }) {
  const t = useMessages(joinRequestMessages);
  const refusing = useRefuseRequest();
  const { id, version, name } = request;
  const form = useContractForm(refusal, {
    onSubmit: async ({ reason }) => {
      await refusing.mutateAsync({ id, version, reason });
      toast({ title: t('refused', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open size="sm" onClose={onClose} title={t('refuseTitle', { name })}>
      <Text size="sm" tone="muted" mb="4">
        {t('refuseText')}
      </Text>
      <Form form={form}>
        <TextAreaField {...form.field('reason')} label={t('reason')} rows={3} required />
        <FormActions onCancel={onClose} submitLabel={t('refuse')} />
      </Form>
    </Dialog>
  );
}
