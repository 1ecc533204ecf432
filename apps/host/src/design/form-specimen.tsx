import { toast, useMessages } from '@courtyard/common';
import { Box, SimpleGrid } from '@courtyard/ui';
import {
  CheckboxField,
  ComboboxField,
  DateField,
  type DroppedFile,
  FileDrop,
  Form,
  FormActions,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { designMessages } from './design.messages';

const specimen = z.object({
  payee: z.string().trim().min(1).max(80),
  unit: z.string().nullable(),
  kind: z.string().min(1),
  dueOn: z.iso.date().nullable(),
  amountMinor: z.int().min(1).nullable(),
  share: z.number().min(0).max(100).nullable(),
  notify: z.boolean(),
});

const nothing = {
  payee: '',
  unit: null,
  kind: '',
  dueOn: null,
  amountMinor: null,
  share: null,
  notify: true,
};

const units = Array.from({ length: 40 }, (_, at) => `${Math.floor(at / 8) + 1}0${(at % 8) + 1}`).map(
  (unit) => ({
    value: unit,
    label: unit,
  }),
);

/** Fields of a form, with the rules, the summary of errors and the buttons of every form. It keeps nothing. */
export function FormSpecimen() {
  const t = useMessages(designMessages);
  const form = useContractForm(specimen, {
    defaultValues: nothing,
    onSubmit: () => {
      toast({ title: t('formSent'), kind: 'success' });
    },
  });
  return (
    <Form form={form} guard={false} label={t('form')}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <TextField {...form.field('payee')} label={t('payee')} required />
        <ComboboxField {...form.field('unit')} label={t('fieldName')} options={units} />
        <SelectField
          {...form.field('kind')}
          label={t('kind')}
          required
          options={[
            { value: 'dues', label: t('dues') },
            { value: 'repair', label: t('repair') },
          ]}
        />
        <DateField {...form.field('dueOn')} label={t('dueOn')} />
        <MoneyField {...form.field('amountMinor')} label={t('amount')} currency="USD" />
        <NumberField {...form.field('share')} label={t('share')} unit="%" />
      </SimpleGrid>
      <CheckboxField {...form.field('notify')} label={t('notifyOwner')} />
      <FormActions submitLabel={t('pay')} onCancel={() => form.reset()} />
    </Form>
  );
}

/** Takes files as every form does, and keeps them in this page only. */
export function FileSpecimen() {
  const t = useMessages(designMessages);
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  return (
    <Box maxWidth="form">
      <FileDrop
        label={t('certificate')}
        help={t('certificateHelp')}
        files={files}
        onChange={setFiles}
        accept="image/*,.pdf"
        maxBytes={10 * 2 ** 20}
        multiple
        send={async (file) => ({ id: crypto.randomUUID(), name: file.name, bytes: file.size })}
      />
    </Box>
  );
}
