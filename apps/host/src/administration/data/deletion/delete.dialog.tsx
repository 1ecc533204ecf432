import { toast, useMessages } from '@courtyard/common';
import { communityDeletionInput } from '@courtyard/contract/platform/community/data/community-deletion';
import { Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { Consequences } from '../../../app/proof/consequences';
import { deletionMessages } from './deletion.messages';
import { useAskForDeletion } from './deletion.queries';

interface DeleteDialogProps {
  /** What the community is called. */
  name: string;
  /** A second administrator has to approve it. */
  needsSecond: boolean;
  onClose: () => void;
}

/** Says what goes and what is kept, and asks for the name, so that nobody deletes another community than they mean. */
export function DeleteDialog({ name, needsSecond, onClose }: DeleteDialogProps) {
  const t = useMessages(deletionMessages);
  const ask = useAskForDeletion();
  const input = communityDeletionInput.refine((given) => given.name === name, {
    path: ['name'],
    error: t('otherName', { name }),
  });
  const form = useContractForm(input, {
    onSubmit: async (given) => {
      const { waiting } = await ask.mutateAsync(given.name);
      toast({ title: t(waiting ? 'begun' : 'waits'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open size="sm" onClose={onClose} title={t('dialog', { name })}>
      <Consequences texts={[t('goes'), t('stays'), ...(needsSecond ? [t('second')] : [])]} />
      <Form form={form} guard={false}>
        <TextField
          {...form.field('name')}
          label={t('name')}
          help={t('help', { name })}
          required
          autoComplete="off"
        />
        <FormActions onCancel={onClose} submitLabel={t(needsSecond ? 'askSecond' : 'ask')} tone="danger" />
      </Form>
    </Dialog>
  );
}
