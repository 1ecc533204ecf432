import { useMessages } from '@courtyard/common';
import type { Attendee } from '@courtyard/contract/communications/meeting/attendance/attendance';
import { line } from '@courtyard/contract/primitives';
import { Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { z } from 'zod';
import { attendanceMessages } from './attendance.messages';

const holderInput = z.object({ proxyHolder: line(120) });

interface Props {
  person: Attendee;
  onHolder: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks who is there in the name of somebody. */
export function HolderDialog({ person: { name, proxyHolder }, onHolder, onClose }: Props) {
  const t = useMessages(attendanceMessages);
  const form = useContractForm(holderInput, {
    defaultValues: { proxyHolder: proxyHolder ?? '' },
    onSubmit: async (values) => {
      await onHolder(values.proxyHolder);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('holderTitle', { name })}>
      <Form form={form} guard={false}>
        <TextField
          name="proxyHolder"
          label={t('proxyHolder')}
          help={t('holderHelp')}
          maxLength={120}
          required
        />
        <FormActions onCancel={onClose} submitLabel={t('holderVerb')} />
      </Form>
    </Dialog>
  );
}
