import { toast, useFormats, useMessages } from '@courtyard/common';
import { type Period, reopening } from '@courtyard/contract/bookkeeping/period/period';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useReopenPeriod } from '../period.queries';
import { actionsMessages } from './actions.messages';

/** Asks why, and opens a closed month again or has that wait for a second person. */
export function ReopenDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const t = useMessages(actionsMessages);
  const formats = useFormats();
  const asking = useReopenPeriod(period.month);
  const month = formats.month(`${period.month}-01`);
  const form = useContractForm(reopening, {
    onSubmit: async (values) => {
      const { approvalId } = await asking.mutateAsync(values);
      toast(
        approvalId === null ? { title: t('reopened', { month }), kind: 'success' } : { title: t('asked') },
      );
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('reopenTitle', { month })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {[t('reopenText'), period.isYearClosed ? t('reopenYear') : ''].join(' ').trim()}
        </Text>
        <TextAreaField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} required />
        <FormActions onCancel={onClose} submitLabel={t('reopenVerb')} tone="danger" />
      </Form>
    </Dialog>
  );
}
