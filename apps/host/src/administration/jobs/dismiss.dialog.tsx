import { toast, useMessages } from '@courtyard/common';
import { failedJobDismissal } from '@courtyard/contract/platform/community/operations/failed-jobs';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { jobsMessages } from './jobs.messages';
import { type Chosen, useDismissJobs } from './jobs.queries';

interface DismissDialogProps {
  title: string;
  chosen: Chosen;
  onClose: () => void;
}

/** Gives up what failed, with the reason that the log keeps. */
export function DismissDialog({ title, chosen, onClose }: DismissDialogProps) {
  const t = useMessages(jobsMessages);
  const dismissing = useDismissJobs();
  const form = useContractForm(failedJobDismissal, {
    onSubmit: async ({ reason }) => {
      const { data } = await dismissing.mutateAsync({ ...chosen, reason });
      toast({ title: t('dismissed', data), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open size="sm" onClose={onClose} title={title}>
      <Text size="sm" tone="muted" mb="4">
        {t('dismissText')}
      </Text>
      <Form form={form}>
        <TextField {...form.field('reason')} label={t('reason')} required />
        <FormActions onCancel={onClose} submitLabel={t('dismiss')} />
      </Form>
    </Dialog>
  );
}
