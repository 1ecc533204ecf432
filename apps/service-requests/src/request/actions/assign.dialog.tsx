import { toast, useMessages } from '@courtyard/common';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { communityRequests } from '../request.queries';
import { actionMessages } from './action.messages';
import { AssigneeField, assigneeOf, assigneeValue } from './assignee-field';

/** Assigns a request to a person or a committee, or to nobody. */
export function AssignDialog({ request, onClose }: { request: RequestDetails; onClose: () => void }) {
  const t = useMessages(actionMessages);
  const { id, number, version, assignee } = request;
  const assigning = communityRequests.useWrite('POST /api/v1/community-requests/:requestId/assign', id);
  const form = useContractForm(assigneeValue, {
    defaultValues: { assignee: assignee && `${assignee.kind}:${assignee.id}` },
    onSubmit: async (values) => {
      const { assignee: now } = await assigning.mutateAsync({
        assignee: assigneeOf(values.assignee),
        version,
      });
      const title = now ? t('assignedTo', { number, name: now.name }) : t('unassignedNow', { number });
      toast({ title, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('assignTitle', { number })}>
      <Form form={form}>
        <AssigneeField {...form.field('assignee')} current={assignee} />
        <FormActions submitLabel={t('assign')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
