import { toast, useMessages, useToday } from '@courtyard/common';
import { type VoidInput, voidInput } from '@courtyard/contract/accounting/voiding';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { partsMessages } from '../parts.messages';

interface VoidFormProps {
  title: string;
  /** What it does. */
  text: string;
  /** Where the reason can be read later. */
  reasonHelp: string;
  verb: string;
  /** Said when it is done. */
  done: string;
  /** The day of the document: it is not taken back before. */
  min?: string;
  /** Whether a day to come may be chosen, for a document of one. */
  isLater?: boolean;
  onVoid: (values: VoidInput) => Promise<unknown>;
  onClose: () => void;
}

/** Asks on which day a document is taken back and why, and says before what it does. */
export function VoidForm({
  title,
  text,
  reasonHelp,
  verb,
  done,
  min,
  isLater = false,
  onVoid,
  onClose,
}: VoidFormProps) {
  const t = useMessages(partsMessages);
  const today = useToday();
  const form = useContractForm(voidInput, {
    defaultValues: { on: isLater && min !== undefined && today < min ? min : today },
    onSubmit: async (values) => {
      await onVoid(values);
      toast({ title: done, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={title}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {text}
        </Text>
        <DateField
          {...form.field('on')}
          label={t('voidOn')}
          help={t('voidOnHelp')}
          {...(min !== undefined && { min })}
          {...(!isLater && { max: today })}
          required
        />
        <TextAreaField {...form.field('reason')} label={t('voidReason')} help={reasonHelp} required />
        <FormActions submitLabel={verb} tone="danger" onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
