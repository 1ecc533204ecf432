import { toast, useMessages } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { amendmentInput } from '@courtyard/contract/communications/poll/voting/meeting-vote';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useAmendPoll } from '../poll.queries';
import { electorsMessages } from './electors.messages';

/** Asks how a motion is put now, and drops what was cast in advance. */
export function AmendDialog({ poll, onClose }: { poll: Poll; onClose: () => void }) {
  const t = useMessages(electorsMessages);
  const amending = useAmendPoll(poll.id);
  const form = useContractForm(amendmentInput, {
    onSubmit: async ({ wording }) => {
      await amending.mutateAsync({ wording, version: poll.version });
      toast({ title: t('amended'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('amendTitle', { title: poll.title })}>
      <Form form={form}>
        <Text>{t('amendText')}</Text>
        <TextAreaField name="wording" label={t('wording')} rows={3} required />
        <FormActions onCancel={onClose} submitLabel={t('amendVerb')} />
      </Form>
    </Dialog>
  );
}
