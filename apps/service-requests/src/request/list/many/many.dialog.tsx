import { choicesOf, useMessages } from '@courtyard/common';
import {
  requestPriorities,
  waitingParties,
} from '@courtyard/contract/service-requests/request/request.values';
import { actSet, assigneeSet, prioritySet } from '@courtyard/contract/service-requests/request/request-many';
import { chosenRows, useManyDone } from '@courtyard/ui/data';
import { Form, FormActions, SelectField, useContractForm, useFormValue } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { actMessages } from '../../acts/act.messages';
import { AssigneeField, assigneeOf, assigneeValue } from '../../acts/assignee-field';
import { requestMessages } from '../../request.messages';
import { communityRequests } from '../../request.queries';
import { manyMessages } from './many.messages';
import type { RequestManyProps } from './use-request-many-acts';

/** Assigns many requests to a person or a committee, or to nobody. */
export function AssignManyDialog({ selection, query, onClose }: RequestManyProps) {
  const t = useMessages(manyMessages);
  const done = useManyDone(selection);
  const assigning = communityRequests.useWrite('POST /api/v1/community-requests/assign');
  const { count } = selection;
  const form = useContractForm(assigneeValue, {
    onSubmit: async ({ assignee }) => {
      const body = assigneeSet.parse({ assignee: assigneeOf(assignee) });
      const answer = await assigning.mutateAsync({ ...body, chosen: chosenRows(selection, query) });
      done(answer, { title: (changed) => t('assigned', { count: changed }) });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('assignTitle', { count })}>
      <Form form={form}>
        <AssigneeField {...form.field('assignee')} />
        <FormActions submitLabel={t('assign')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

/** Gives many requests one priority. */
export function PriorityManyDialog({ selection, query, onClose }: RequestManyProps) {
  const t = useMessages(manyMessages);
  const tRequest = useMessages(requestMessages);
  const done = useManyDone(selection);
  const setting = communityRequests.useWrite('POST /api/v1/community-requests/priority');
  const { count } = selection;
  const form = useContractForm(prioritySet, {
    onSubmit: async (values) => {
      const answer = await setting.mutateAsync({ ...values, chosen: chosenRows(selection, query) });
      done(answer, { title: (changed) => t('changed', { count: changed }) });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('priorityTitle', { count })}>
      <Form form={form}>
        <SelectField
          {...form.field('priority')}
          label={tRequest('priority')}
          options={choicesOf(tRequest, 'priority', requestPriorities)}
          required
        />
        <FormActions submitLabel={t('change', { count })} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

const acts = ['triage', 'start', 'wait', 'resolve', 'close', 'reopen'] as const;

/** Moves many requests to another status; those that cannot go there are named. */
export function StateManyDialog({ selection, query, onClose }: RequestManyProps) {
  const t = useMessages(manyMessages);
  const tAct = useMessages(actMessages);
  const tRequest = useMessages(requestMessages);
  const done = useManyDone(selection);
  const acting = communityRequests.useWrite('POST /api/v1/community-requests/state');
  const { count } = selection;
  const form = useContractForm(actSet, {
    defaultValues: { waitingFor: 'other' },
    onSubmit: async (values) => {
      const waitingFor = values.act === 'wait' ? values.waitingFor : null;
      const chosen = chosenRows(selection, query);
      const answer = await acting.mutateAsync({ ...values, waitingFor, chosen });
      done(answer, { title: (changed) => t('changed', { count: changed }) });
      onClose();
    },
  });
  const act = useFormValue(form, 'act');
  return (
    <Dialog open onClose={onClose} size="sm" title={t('stateTitle', { count })}>
      <Form form={form}>
        <SelectField
          {...form.field('act')}
          label={t('act')}
          options={acts.map((value) => ({ value, label: tAct(`to.${value}`) }))}
          required
        />
        {act === 'wait' ? (
          <SelectField
            {...form.field('waitingFor')}
            label={tRequest('waitingFor')}
            options={choicesOf(tRequest, 'waitingFor', waitingParties)}
            required
          />
        ) : null}
        <FormActions submitLabel={t('change', { count })} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
