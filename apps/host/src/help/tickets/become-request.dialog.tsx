import { toast, useMessages, useUiConfig } from '@courtyard/common';
import type { Ticket } from '@courtyard/contract';
import { becomeRequest } from '@courtyard/contract/platform/community/support/ticket';
import { Text } from '@courtyard/ui';
import { Form, FormActions, SelectField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { ticketMessages } from './ticket.messages';
import { useBecomeRequest } from './ticket.queries';

/** Makes a ticket a request of the community, of the kind that is chosen. */
export function BecomeRequestDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useMessages(ticketMessages);
  const language = useUiConfig((config) => config.language);
  const becoming = useBecomeRequest(ticket.id);
  const { requestKinds: kinds } = ticket;
  const form = useContractForm(becomeRequest, {
    defaultValues: { kind: (kinds.find(({ key }) => key === 'question') ?? kinds[0])?.key ?? '' },
    onSubmit: async (values) => {
      const { data } = await becoming.mutateAsync(values);
      toast({ title: t('became', { number: data.request?.number ?? '' }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open size="sm" onClose={onClose} title={t('become')}>
      <Text size="sm" tone="muted" mb="4">
        {t('becomeText')}
      </Text>
      <Form form={form}>
        <SelectField
          {...form.field('kind')}
          label={t('requestKind')}
          options={kinds.map(({ key, name }) => ({ value: key, label: name[language] }))}
          required
        />
        <FormActions submitLabel={t('become')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
