import { toast, useMessages } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { arrears } from '@courtyard/contract/communications/poll/voting/arrears.rules';
import { suspensionInput } from '@courtyard/contract/communications/poll/voting/vote';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, MoneyField, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useSuspend } from '../poll.queries';
import { electorsMessages } from './electors.messages';

/** Where the state asks for it. */
const suspensionOfDebtor = suspensionInput.extend({ arrears });

interface SuspendDialogProps {
  pollId: string;
  profile: Poll['profile'];
  elector: { id: string; name: string };
  onClose: () => void;
}

/** Asks why a vote is suspended, and suspends it. */
export function SuspendDialog({ pollId, profile, elector: { id, name }, onClose }: SuspendDialogProps) {
  const t = useMessages(electorsMessages);
  const suspending = useSuspend(pollId, id);
  const asksArrears = profile === 'florida';
  const form = useContractForm(asksArrears ? suspensionOfDebtor : suspensionInput, {
    onSubmit: async (values) => {
      await suspending.mutateAsync(values);
      toast({ title: t('suspended'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('suspendTitle', { name })}>
      <Form form={form}>
        <Text>{t('suspendText')}</Text>
        <TextField name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={200} required />
        {asksArrears ? (
          <>
            <MoneyField name="arrears.amountMinor" label={t('owed')} required />
            <DateField name="arrears.dueSince" label={t('owedSince')} required />
            <DateField name="arrears.proofOn" label={t('proofOn')} required />
            <DateField name="arrears.votedOn" label={t('boardVotedOn')} required />
          </>
        ) : null}
        <FormActions onCancel={onClose} submitLabel={t('suspend')} />
      </Form>
    </Dialog>
  );
}
