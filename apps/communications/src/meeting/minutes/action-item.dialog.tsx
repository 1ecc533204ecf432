import { call, toast, useCan, useMessages } from '@courtyard/common';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { type ActionItem, actionItemInput } from '@courtyard/contract/communications/meeting/motion/motion';
import {
  CheckboxField,
  ComboboxField,
  DateField,
  Form,
  FormActions,
  optionsFrom,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { agendaMessages } from '../agenda/agenda.messages';
import { actionItems } from '../meeting.queries';
import { minutesMessages } from './minutes.messages';

const findMembers = optionsFrom(
  (query: { search?: string; limit: number }, signal) =>
    call('GET /api/v1/members', { query: { ...query, status: ['active'] }, signal }),
  ({ name }) => name,
);

interface Props {
  meeting: Meeting;
  /** The one that is changed; null adds one. */
  item: ActionItem | null;
  onClose: () => void;
}

/** What somebody is to do after a meeting; one that others changed meanwhile is refused, and said. */
export function ActionItemDialog({ meeting, item, onClose }: Props) {
  const t = useMessages(minutesMessages);
  const tAgenda = useMessages(agendaMessages);
  const seesExecutive = useCan('Executive Sessions View');
  const adding = actionItems.useCreate(meeting.id);
  const changing = actionItems.useUpdate(meeting.id, item?.id ?? '');
  const form = useContractForm(actionItemInput, {
    ...(item && {
      defaultValues: {
        title: item.title,
        assigneeId: item.assignee?.id ?? null,
        dueOn: item.dueOn,
        isDone: item.isDone,
        isExecutive: item.isExecutive,
      },
    }),
    onSubmit: async ({ isExecutive, ...values }) => {
      await (item
        ? changing.mutateAsync({ ...values, version: item.version })
        : adding.mutateAsync({ ...values, isExecutive }));
      toast({ title: t('actionToast'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={item ? item.title : t('addActionTitle')}>
      <Form form={form}>
        <TextField name="title" label={t('task')} maxLength={200} required />
        <ComboboxField
          name="assigneeId"
          label={t('assignee')}
          options={findMembers}
          initialOption={item?.assignee ? { value: item.assignee.id, label: item.assignee.name } : undefined}
          optional
        />
        <DateField name="dueOn" label={t('dueOn')} optional />
        {item ? <CheckboxField name="isDone" label={t('isDone')} /> : null}
        {seesExecutive && !item ? (
          <CheckboxField name="isExecutive" label={tAgenda('isExecutive')} help={t('executiveHelp')} />
        ) : null}
        <FormActions onCancel={onClose} {...(item ? {} : { submitLabel: t('addAction') })} />
      </Form>
    </Dialog>
  );
}
