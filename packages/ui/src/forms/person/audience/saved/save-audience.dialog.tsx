import { call, toast, useMessages } from '@courtyard/common';
import type { NamedAudience } from '@courtyard/contract';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { Dialog } from '../../../../overlays/modal/dialog';
import { Form } from '../../../form/form';
import { FormActions } from '../../../form/form-actions';
import { useContractForm } from '../../../form/use-contract-form';
import { TextField } from '../../../text/text-fields';
import { audienceMessages } from '../audience.messages';

const nameInput = z.object({ name: z.string().trim().min(1).max(80) });

/** Keeps an audience under a name, for everybody who writes. */
export function SaveAudienceDialog({ audience, onClose }: { audience: NamedAudience; onClose: () => void }) {
  const t = useMessages(audienceMessages);
  const client = useQueryClient();
  const form = useContractForm(nameInput, {
    onSubmit: async ({ name }) => {
      await call('POST /api/v1/audiences', { body: { name, audience } });
      await client.invalidateQueries({ queryKey: ['shell', 'audiences'] });
      toast({ title: t('savedToast', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('saveTitle')}>
      <Form form={form} guard={false}>
        <TextField name="name" label={t('name')} help={t('saveHelp')} required />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
