import { choicesOf, toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { ticketInput } from '@courtyard/contract/platform/community/support/ticket';
import { ticketCategories } from '@courtyard/contract/platform/community/support/ticket.values';
import { Text } from '@courtyard/ui';
import {
  FilesField,
  Form,
  FormActions,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { usePageTitle } from '../../registry/use-page-title';
import { ticketMessages } from './ticket.messages';
import { ticketPaths, tickets } from './ticket.queries';

const written = ticketInput.omit({ page: true });

export interface AskDialogProps {
  /** Path of the page that the question is about. */
  page: string | null;
  onClose: () => void;
}

/** Asks those who answer for the community. */
export function AskDialog({ page, onClose }: AskDialogProps) {
  const t = useMessages(ticketMessages);
  const titleOf = usePageTitle();
  const navigate = useNavigate();
  const asking = tickets.useCreate();
  const form = useContractForm(written, {
    onSubmit: async (values) => {
      const { id, number } = await asking.mutateAsync({ ...values, page });
      toast({ title: t('sent', { number }), kind: 'success' });
      await navigate(ticketPaths.details(id), { replace: true });
    },
  });
  const { field } = form;
  return (
    <Dialog open onClose={onClose} title={t('askTitle')} description={t('askText')}>
      <Form form={form}>
        <TextField
          {...field('subject')}
          label={t('subject')}
          help={t('subjectHelp')}
          maxLength={120}
          required
        />
        <SelectField
          {...field('category')}
          label={t('category')}
          options={choicesOf(t, 'category', ticketCategories)}
        />
        <TextAreaField {...field('message')} label={t('message')} rows={6} required />
        <FilesField {...field('fileIds')} label={t('files')} help={t('filesHelp')} multiple />
        {page ? (
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {t('fromPage', { page: titleOf(page) })}
          </Text>
        ) : null}
        <FormActions onCancel={onClose} submitLabel={t('send')} />
      </Form>
    </Dialog>
  );
}
