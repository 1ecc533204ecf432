import { useMessages } from '@courtyard/common';
import { actionSet, prioritySet } from '@courtyard/contract/service-requests/request/request-many';
import { type FormOf, SelectField, useFormValue, ValueDialog } from '@courtyard/ui/forms';
import { actionMessages } from '../../actions/action.messages';
import { AssigneeField, assigneeOf, assigneeValue } from '../../actions/assignee-field';
import { PriorityField, WaitingForField } from '../../actions/handling-fields';
import { communityRequests } from '../../request.queries';
import { bulkMessages } from './bulk.messages';
import type { BulkRequestProps } from './use-request-bulk-actions';

/** Assigns many requests to a person or a committee, or to nobody. */
export function BulkAssignDialog(props: BulkRequestProps) {
  const t = useMessages(bulkMessages);
  const assigning = communityRequests.useWrite('POST /api/v1/community-requests/assign');
  return (
    <ValueDialog
      {...props}
      schema={assigneeValue}
      title={(count) => t('assignTitle', { count })}
      verb={() => t('assign')}
      said={(count) => t('assigned', { count })}
      give={({ assignee, chosen }) => assigning.mutateAsync({ assignee: assigneeOf(assignee), chosen })}
    >
      {(form) => <AssigneeField {...form.field('assignee')} />}
    </ValueDialog>
  );
}

/** Gives many requests one priority. */
export function BulkPriorityDialog(props: BulkRequestProps) {
  const t = useMessages(bulkMessages);
  const setting = communityRequests.useWrite('POST /api/v1/community-requests/priority');
  return (
    <ValueDialog
      {...props}
      schema={prioritySet}
      title={(count) => t('priorityTitle', { count })}
      verb={(count) => t('change', { count })}
      said={(count) => t('changed', { count })}
      give={setting.mutateAsync}
    >
      {(form) => <PriorityField {...form.field('priority')} required />}
    </ValueDialog>
  );
}

const actions = ['triage', 'start', 'wait', 'resolve', 'close', 'reopen'] as const;

/** Moves many requests to another status; those that cannot go there are named. */
export function BulkStateDialog(props: BulkRequestProps) {
  const t = useMessages(bulkMessages);
  const acting = communityRequests.useWrite('POST /api/v1/community-requests/state');
  return (
    <ValueDialog
      {...props}
      schema={actionSet}
      defaultValues={{ waitingFor: 'other' }}
      title={(count) => t('stateTitle', { count })}
      verb={(count) => t('change', { count })}
      said={(count) => t('changed', { count })}
      give={({ waitingFor, ...values }) =>
        acting.mutateAsync({ ...values, waitingFor: values.action === 'wait' ? waitingFor : null })
      }
    >
      {(form) => <ActionFields form={form} />}
    </ValueDialog>
  );
}

function ActionFields({ form }: { form: FormOf<typeof actionSet> }) {
  const t = useMessages(bulkMessages);
  const tAction = useMessages(actionMessages);
  const action = useFormValue(form, 'action');
  return (
    <>
      <SelectField
        {...form.field('action')}
        label={t('action')}
        options={actions.map((value) => ({ value, label: tAction(`to.${value}`) }))}
        required
      />
      {action === 'wait' ? <WaitingForField {...form.field('waitingFor')} /> : null}
    </>
  );
}
