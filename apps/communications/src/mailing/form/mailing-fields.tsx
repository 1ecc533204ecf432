import { choicesOf, useMessages } from '@courtyard/common';
import type { mailingInput } from '@courtyard/contract/communications/mailing/mailing';
import { mailingCategories } from '@courtyard/contract/communications/mailing/mailing.values';
import { Text } from '@courtyard/ui';
import {
  AudienceField,
  FormSection,
  type FormOf,
  RichTextField,
  SelectField,
  TextField,
} from '@courtyard/ui/forms';
import type { ReactNode } from 'react';
import { mailingMessages } from '../mailing.messages';
import { formMessages } from './form.messages';
import { useMergeFields } from './merge-fields';

export type MailingForm = FormOf<typeof mailingInput>;

/** The fields of an e-mail notification, in the order in which it is made. */
export function MailingFields({ form, template }: { form: MailingForm; template?: ReactNode }) {
  const t = useMessages(formMessages);
  const tMailing = useMessages(mailingMessages);
  const { field } = form;
  const mergeFields = useMergeFields();
  return (
    <>
      <FormSection title={t('whom')}>
        <AudienceField {...field('audience')} label={tMailing('audience')} />
        <SelectField
          {...field('category')}
          label={tMailing('category')}
          help={t('categoryHelp')}
          options={choicesOf(tMailing, 'category', mailingCategories)}
        />
      </FormSection>
      <FormSection title={t('what')}>
        {template}
        <TextField
          {...field('subject')}
          label={tMailing('subject')}
          help={t('subjectHelp', { example: '{{firstName}}' })}
          required
          maxLength={150}
        />
        <RichTextField
          {...field('body')}
          label={tMailing('body')}
          help={t('bodyHelp')}
          mergeFields={mergeFields}
          required
        />
        <TextField
          {...field('replyTo')}
          label={tMailing('replyTo')}
          help={t('replyHelp')}
          type="email"
          optional
        />
      </FormSection>
      <FormSection title={t('next')}>
        <Text color="fg.muted">{t('nextText')}</Text>
      </FormSection>
    </>
  );
}
