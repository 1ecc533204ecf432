import { toast, useMessages } from '@courtyard/common';
import { proxyInput } from '@courtyard/contract/communications/poll/voting/vote';
import { Checkbox, Stack, Text } from '@courtyard/ui';
import {
  ComboboxField,
  DateField,
  Form,
  FormActions,
  type FormOf,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useGiveProxy, useOtherVotes } from '../poll.queries';
import { electorsMessages } from './electors.messages';
import { membersOf } from './poll-members';

interface ProxyDialogProps {
  pollId: string;
  electorId: string;
  /** Whose vote it is. */
  name: string;
  /** Recorded for somebody by who runs the poll. */
  isRecorded?: boolean;
  onClose: () => void;
}

/** Asks another member to cast a vote. */
export function ProxyDialog({ pollId, electorId, name, isRecorded = false, onClose }: ProxyDialogProps) {
  const t = useMessages(electorsMessages);
  const giving = useGiveProxy(pollId, electorId);
  const form = useContractForm(proxyInput, {
    onSubmit: async (values) => {
      await giving.mutateAsync(values);
      toast({ title: t('asked'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('proxyTitle', { name })}>
      <Form form={form}>
        <Text>{t(isRecorded ? 'recordText' : 'proxyText')}</Text>
        <ComboboxField name="memberId" label={t('member')} options={membersOf(pollId)} required />
        <DateField name="until" label={t('proxyUntil')} help={t('proxyUntilHelp')} optional />
        <OtherVotes form={form} pollId={pollId} electorId={electorId} />
        <FormActions onCancel={onClose} submitLabel={t(isRecorded ? 'recordProxy' : 'ask')} />
      </Form>
    </Dialog>
  );
}

interface OtherVotesProps {
  form: FormOf<typeof proxyInput>;
  pollId: string;
  electorId: string;
}

/** In which further questions the same vote is given away; nothing where there are none. */
function OtherVotes({ form, pollId, electorId }: OtherVotesProps) {
  const t = useMessages(electorsMessages);
  const { data = [] } = useOtherVotes(pollId, electorId);
  const chosen = useFormValue(form, 'alsoPollIds') ?? [];
  if (data.length === 0) return null;
  const choose = (id: string, isChosen: boolean) =>
    form.setValue('alsoPollIds', isChosen ? [...chosen, id] : chosen.filter((each) => each !== id), {
      shouldDirty: true,
    });
  return (
    <Stack gap="2" role="group" aria-label={t('alsoIn')}>
      <Text size="sm">{t('alsoIn')}</Text>
      {data.map(({ pollId: id, title }) => (
        <Checkbox
          key={id}
          label={title}
          checked={chosen.includes(id)}
          onChange={(event) => choose(id, event.target.checked)}
        />
      ))}
    </Stack>
  );
}
