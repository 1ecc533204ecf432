import { toast, useMessages } from '@courtyard/common';
import type { Approval } from '@courtyard/contract';
import { approvalRefusal } from '@courtyard/contract/platform/community/approvals';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { approvalMessages } from './approvals.messages';
import { useRefuse } from './approvals.queries';

/** Refuses an approval, with the reason that who asked is told. */
export function RefuseDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useMessages(approvalMessages);
  const refusing = useRefuse();
  const who = approval.askedBy.name;
  const form = useContractForm(approvalRefusal, {
    onSubmit: async ({ reason }) => {
      const after = await refusing.mutateAsync({ approvalId: approval.id, reason });
      toast(
        after.state === 'refused'
          ? { title: t('refused', { who }), kind: 'success' }
          : { title: t('notDone', { why: after.outcome ?? t(`state.${after.state}`) }), kind: 'error' },
      );
      onClose();
    },
  });
  return (
    <Dialog open size="sm" onClose={onClose} title={t('refuseTitle')}>
      <Text size="sm" tone="muted" mb="4">
        {t('refuseText', { who })}
      </Text>
      <Form form={form}>
        <TextAreaField {...form.field('reason')} label={t('reason')} rows={3} required />
        <FormActions onCancel={onClose} submitLabel={t('refuse')} />
      </Form>
    </Dialog>
  );
}
