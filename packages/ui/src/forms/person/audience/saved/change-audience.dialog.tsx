import { call, toast, useMessages } from '@courtyard/common';
import {
  type SavedAudience,
  savedAudienceInput,
} from '@courtyard/contract/platform/notifications/audience/audience';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../../../overlays/modal/dialog';
import { Form } from '../../../form/form';
import { FormActions } from '../../../form/form-actions';
import { useContractForm } from '../../../form/use-contract-form';
import { TextField } from '../../../text/text-fields';
import { useVersionedSave } from '../../../versions/use-versioned-save';
import { AudienceParts } from '../audience-parts';
import { audienceMessages } from '../audience.messages';

/** Calls a saved audience otherwise, or changes whom it means. */
export function ChangeAudienceDialog({ saved, onClose }: { saved: SavedAudience; onClose: () => void }) {
  const t = useMessages(audienceMessages);
  const client = useQueryClient();
  const params = { audienceId: saved.id };
  const versioned = useVersionedSave({
    read: saved,
    fetchLatest: async () => (await call('GET /api/v1/audiences/:audienceId', { params })).data,
  });
  const form = useContractForm(savedAudienceInput, {
    versioned,
    onSubmit: async (values) => {
      await versioned.save(({ version }) =>
        call('PUT /api/v1/audiences/:audienceId', { params, body: { ...values, version } }),
      );
      await client.invalidateQueries({ queryKey: ['shell', 'audiences'] });
      toast({ title: t('savedToast', { name: values.name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('changeTitle', { name: saved.name })}>
      <Form form={form}>
        <TextField {...form.field('name')} label={t('name')} required maxLength={80} />
        <AudienceParts
          {...form.field('audience')}
          label={t('audience')}
          help={t('changeHelp')}
          offersSaved={false}
          required
        />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
