import { choicesOf, useMessages } from '@courtyard/common';
import type { Ticket } from '@courtyard/contract';
import { ticketChange } from '@courtyard/contract/platform/community/support/ticket';
import { ticketCategories } from '@courtyard/contract/platform/community/support/ticket.values';
import { Form, FormActions, SelectField, useContractForm, useVersionedSave } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { ticketMessages } from './ticket.messages';
import { tickets, useAnswerers } from './ticket.queries';

const written = ticketChange.omit({ version: true });
const valuesOf = (ticket: Ticket) => ({ ...ticket, assigneeId: ticket.assignee?.id ?? null });

/** Says what a ticket is about and who answers it. */
export function AssignDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useMessages(ticketMessages);
  const answerers = useAnswerers();
  const updating = tickets.useUpdate(ticket.id);
  const versioned = useVersionedSave({
    read: ticket,
    valuesOf,
    fetchLatest: () => tickets.fetchOne(ticket.id),
  });
  const form = useContractForm(written, {
    versioned,
    onSubmit: async (values) => {
      await versioned.save(({ version }) => updating.mutateAsync({ ...values, version }));
      onClose();
    },
  });
  const known = answerers.data ?? (ticket.assignee ? [ticket.assignee] : []);
  return (
    <Dialog open size="sm" onClose={onClose} title={t('assignTitle')}>
      <Form form={form}>
        <SelectField
          {...form.field('assigneeId')}
          label={t('assignee')}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('nobody')}
          optional
        />
        <SelectField
          {...form.field('category')}
          label={t('category')}
          options={choicesOf(t, 'category', ticketCategories)}
        />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
