import { toast, useMessages } from '@courtyard/common';
import {
  type MailingSettings,
  mailingSettingsInput,
} from '@courtyard/contract/communications/mailing/mailing-settings';
import { ErrorState, LoadingState } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm, useVersionedSave } from '@courtyard/ui/forms';
import { mailings } from '../mailing.queries';
import { postalAddressMessages } from './postal-address.messages';

interface Props {
  onKept: () => void;
  onCancel?: () => void;
}

/** The postal address of the community that stands in the footer of letters, to enter or to correct. */
export function PostalAddress(props: Props) {
  const settings = mailings.useRead('GET /api/v1/mailing-settings');
  if (settings.isError) return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />;
  if (!settings.data) return <LoadingState />;
  const fetchLatest = async () => (await settings.refetch()).data;
  return <PostalAddressForm settings={settings.data} fetchLatest={fetchLatest} {...props} />;
}

const valuesOf = ({ postalAddress }: MailingSettings) => ({ postalAddress: postalAddress ?? '' });

function PostalAddressForm({
  settings,
  fetchLatest,
  onKept,
  onCancel,
}: Props & { settings: MailingSettings; fetchLatest: () => Promise<MailingSettings | undefined> }) {
  const t = useMessages(postalAddressMessages);
  const keeping = mailings.useWrite('PUT /api/v1/mailing-settings');
  const versioned = useVersionedSave({ read: settings, valuesOf, fetchLatest });
  const form = useContractForm(mailingSettingsInput, {
    versioned,
    onSubmit: async (values) => {
      await versioned.save(({ version }) => keeping.mutateAsync({ ...values, version }));
      toast({ title: t('saved'), kind: 'success' });
      onKept();
    },
  });
  return (
    <Form form={form}>
      <TextAreaField
        {...form.field('postalAddress')}
        label={t('postal')}
        help={t('help')}
        rows={4}
        required
      />
      <FormActions submitLabel={t('save')} {...(onCancel && { onCancel })} />
    </Form>
  );
}
