import { toast, useCan, useMessages } from '@courtyard/common';
import {
  type AgendaItem,
  agendaItemChange,
  agendaItemInput,
} from '@courtyard/contract/communications/meeting/agenda/agenda';
import {
  CheckboxField,
  FilesField,
  Form,
  FormActions,
  NumberField,
  TextAreaField,
  TextField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { agenda, meetings } from '../meeting.queries';
import { agendaMessages } from './agenda.messages';

interface AddProps {
  meetingId: string;
  onClose: () => void;
}

/** Adds an item at the end of the agenda. */
export function AddAgendaItemDialog({ meetingId, onClose }: AddProps) {
  const t = useMessages(agendaMessages);
  const seesExecutive = useCan('Executive Sessions View');
  const adding = agenda.useCreate(meetingId);
  const form = useContractForm(agendaItemInput, {
    onSubmit: async (values) => {
      const { title } = await adding.mutateAsync(values);
      toast({ title: t('addedToast', { title }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('addTitle')}>
      <Form form={form}>
        <ItemFields />
        {seesExecutive ? (
          <CheckboxField name="isExecutive" label={t('isExecutive')} help={t('executiveHelp')} />
        ) : null}
        <FormActions onCancel={onClose} submitLabel={t('add')} />
      </Form>
    </Dialog>
  );
}

const valuesOf = (item: AgendaItem) => ({ ...item, fileIds: item.files.map(({ id }) => id) });

/** Changes an item; what somebody else saved meanwhile stands beside what is written. */
export function ChangeAgendaItemDialog({ meetingId, item, onClose }: AddProps & { item: AgendaItem }) {
  const t = useMessages(agendaMessages);
  const updating = agenda.useUpdate(meetingId, item.id);
  const versioned = useVersionedSave({
    read: item,
    valuesOf,
    fetchLatest: async () => (await meetings.fetchOne(meetingId)).agenda.find(({ id }) => id === item.id),
  });
  const form = useContractForm(agendaItemChange, {
    versioned,
    onSubmit: async (values) => {
      await versioned.save((base) => updating.mutateAsync({ ...values, version: base.version }));
      toast({ title: t('savedToast'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('editTitle', { title: item.title })}>
      <Form form={form}>
        <ItemFields item={item} />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function ItemFields({ item }: { item?: AgendaItem }) {
  const t = useMessages(agendaMessages);
  return (
    <>
      <TextField name="title" label={t('title')} required maxLength={160} />
      <NumberField name="minutes" label={t('minutes')} whole optional />
      <TextField name="presenter" label={t('presenter')} maxLength={120} optional />
      <TextAreaField name="body" label={t('body')} rows={4} optional />
      <FilesField name="fileIds" label={t('files')} multiple files={item?.files ?? []} />
    </>
  );
}
