import { choicesOf, toast, useMessages } from '@courtyard/common';
import { mailingCategories } from '@courtyard/contract/communications/mailing/mailing.values';
import { emptyRichText } from '@courtyard/contract/fields/rich-text';
import { type MailTemplate, templateInput } from '@courtyard/contract/communications/mailing/template';
import {
  Form,
  FormActions,
  RichTextField,
  SelectField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useMergeFields } from '../form/merge-fields';
import { mailingMessages } from '../mailing.messages';
import { templates } from '../mailing.queries';
import { templateMessages } from './template.messages';

/** Adds a template, or changes one. */
export function TemplateDialog({
  template,
  onClose,
}: {
  template: MailTemplate | null;
  onClose: () => void;
}) {
  const t = useMessages(templateMessages);
  const tMailing = useMessages(mailingMessages);
  const create = templates.useCreate();
  const update = templates.useUpdate(template?.id ?? '');
  const form = useContractForm(templateInput, {
    defaultValues: template ?? { body: emptyRichText },
    onSubmit: async (values) => {
      const { name } = template
        ? await update.mutateAsync({ ...values, version: template.version })
        : await create.mutateAsync(values);
      toast({ title: t('saved', { name }), kind: 'success' });
      onClose();
    },
  });
  const { field } = form;
  const mergeFields = useMergeFields();
  return (
    <Dialog open onClose={onClose} title={template ? t('editTitle', { name: template.name }) : t('add')}>
      <Form form={form}>
        <TextField {...field('name')} label={t('name')} required maxLength={120} />
        <SelectField
          {...field('category')}
          label={t('category')}
          options={choicesOf(tMailing, 'category', mailingCategories)}
        />
        <TextField {...field('subject')} label={t('subject')} required maxLength={150} />
        <RichTextField {...field('body')} label={t('body')} mergeFields={mergeFields} required />
        <FormActions onCancel={onClose} {...(template ? {} : { submitLabel: t('add') })} />
      </Form>
    </Dialog>
  );
}
