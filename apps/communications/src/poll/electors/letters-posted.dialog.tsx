import { toast, useMessages } from '@courtyard/common';
import { pollLetterRoutes } from '@courtyard/contract/communications/poll/voting/poll-letters';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useLettersPosted } from '../poll.queries';
import { lettersMessages } from './letters.messages';

interface Props {
  pollId: string;
  letters: number;
  onClose: () => void;
}

const posted = pollLetterRoutes.pollLettersPosted.body.pick({ postedOn: true });

/** Records on which day the ballots were handed to the post. */
export function LettersPostedDialog({ pollId, letters, onClose }: Props) {
  const t = useMessages(lettersMessages);
  const recording = useLettersPosted(pollId);
  const form = useContractForm(posted, {
    onSubmit: async (values) => {
      await recording.mutateAsync({ ...values, letters });
      toast({ title: t('recorded'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('recordTitle')}>
      <Form form={form}>
        <Text>{t('recordText', { count: letters })}</Text>
        <DateField name="postedOn" label={t('postedOn')} required />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
