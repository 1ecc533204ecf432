import { toast, useMessages, useUiConfig } from '@courtyard/common';
import type { MemberContact } from '@courtyard/contract';
import { languageNames } from '@courtyard/contract/platform/member/contact/language-names';
import { spokenLanguages } from '@courtyard/contract/platform/member/contact/member-contact.values';
import { Text } from '@courtyard/ui';
import {
  Form,
  FormActions,
  FormSection,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { changeOf, contactForm, valuesOf } from './contact-values';
import { contactMessages } from './contact.messages';
import { fetchMyContact, useSaveContact } from './contact.queries';

interface ContactDialogProps {
  contact: MemberContact;
  onClose: () => void;
}

/** Changes how the person is reached, and what of it the others see. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const t = useMessages(contactMessages);
  const language = useUiConfig((config) => config.language);
  const saving = useSaveContact();
  const versioned = useVersionedSave({ read: contact, valuesOf, fetchLatest: fetchMyContact });
  const form = useContractForm(contactForm, {
    versioned,
    rules: {
      name1: t('bothNeeded'),
      phone1: t('bothNeeded'),
      name2: t('bothNeeded'),
      phone2: t('bothNeeded'),
    },
    onSubmit: async (values) => {
      await versioned.save(({ version }) => saving.mutateAsync({ ...changeOf(values, contact), version }));
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  const { field } = form;
  const languages = spokenLanguages
    .map((value) => ({ value, label: languageNames([value], language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Dialog open size="lg" onClose={onClose} title={t('title')}>
      <Form form={form}>
        <TextAreaField
          {...field('mailingAddress')}
          label={t('mailingAddress')}
          help={t('addressHelp')}
          rows={3}
        />
        <TextField {...field('homePhone')} label={t('homePhone')} type="tel" maxLength={40} />
        <TextField {...field('workPhone')} label={t('workPhone')} type="tel" maxLength={40} />
        {(['language1', 'language2', 'language3'] as const).map((name) => (
          <SelectField
            key={name}
            {...field(name)}
            label={t(name)}
            options={languages}
            placeholder={t('none')}
            optional
          />
        ))}
        <FormSection title={t('directory')}>
          <SwitchField {...field('addressVisible')} label={t('addressVisible')} />
          <SwitchField {...field('phonesVisible')} label={t('phonesVisible')} />
          <SwitchField {...field('languagesVisible')} label={t('languagesVisible')} />
        </FormSection>
        <Text size="sm" tone="muted">
          {t('emergencyText')}
        </Text>
        {([1, 2] as const).map((at) => (
          <FormSection key={at} title={t(`contact${at}`)}>
            <TextField {...field(`name${at}`)} label={t('name')} maxLength={120} />
            <TextField
              {...field(`relation${at}`)}
              label={t('relation')}
              help={t('relationHelp')}
              maxLength={60}
            />
            <TextField {...field(`phone${at}`)} label={t('phone')} type="tel" maxLength={40} />
          </FormSection>
        ))}
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
