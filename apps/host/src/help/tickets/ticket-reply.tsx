import { toast, useMessages } from '@courtyard/common';
import type { Ticket } from '@courtyard/contract';
import { ticketMessageInput } from '@courtyard/contract/platform/community/support/ticket';
import { Card, CardBody, CardHeader } from '@courtyard/ui';
import {
  CheckboxField,
  FilesField,
  Form,
  FormActions,
  TextAreaField,
  useContractForm,
} from '@courtyard/ui/forms';
import { ticketMessages } from './ticket.messages';
import { useWrite } from './ticket.queries';

/** Writes to a ticket; who answers may keep a note for the others who do. */
export function TicketReply({ ticket: { id, may } }: { ticket: Ticket }) {
  const t = useMessages(ticketMessages);
  const writing = useWrite(id);
  const form = useContractForm(ticketMessageInput, {
    onSubmit: async (values) => {
      await writing.mutateAsync(values);
      form.reset();
      toast({ title: t(values.isInternal ? 'noted' : 'written'), kind: 'success' });
    },
  });
  const isNote = form.watch('isInternal');
  return (
    <Card>
      <CardHeader title={t(may.answer ? 'answer' : 'more')} />
      <CardBody>
        <Form form={form}>
          <TextAreaField {...form.field('message')} label={t('write')} rows={5} required />
          <FilesField {...form.field('fileIds')} label={t('files')} help={t('filesHelp')} multiple />
          {may.answer ? (
            <CheckboxField {...form.field('isInternal')} label={t('keepNote')} help={t('keepNoteHelp')} />
          ) : null}
          <FormActions submitLabel={t(may.answer ? (isNote ? 'sendNote' : 'sendAnswer') : 'send')} />
        </Form>
      </CardBody>
    </Card>
  );
}
