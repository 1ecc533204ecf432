import { choicesOf, toast, useMessages } from '@courtyard/common';
import { tinDigits, tinInput } from '@courtyard/contract/accounting/payables/vendor/tin';
import { isDoubtful } from '@courtyard/contract/accounting/payables/vendor/tin.rules';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { tinKinds } from '@courtyard/contract/accounting/payables/vendor/vendor.values';
import { Text } from '@courtyard/ui';
import { Form, FormActions, RadioField, TextField, useContractForm, useFormValue } from '@courtyard/ui/forms';
import { ConfirmDialog, Dialog } from '@courtyard/ui/overlays';
import { vendorMessages } from '../vendor.messages';
import { useRemoveTin, useSetTin } from '../vendor.queries';
import { detailsMessages } from './details.messages';

export type TinQuestion = 'set' | 'remove';

interface TinDialogProps {
  vendor: Vendor;
  question: TinQuestion;
  onClose: () => void;
}

/** Takes the TIN down, or asks whether it goes. */
export function TinDialog({ question, ...props }: TinDialogProps) {
  return question === 'set' ? <SetTin {...props} /> : <RemoveTin {...props} />;
}

type QuestionProps = Omit<TinDialogProps, 'question'>;

function SetTin({ vendor, onClose }: QuestionProps) {
  const t = useMessages(detailsMessages);
  const tVendor = useMessages(vendorMessages);
  const setting = useSetTin(vendor.id);
  const form = useContractForm(tinInput, {
    defaultValues: { kind: vendor.tin?.kind ?? (vendor.taxClass === 'individual' ? 'ssn' : 'ein') },
    rules: { tin: t('tinWrong') },
    onSubmit: async (values) => {
      await setting.mutateAsync(values);
      setting.reset();
      toast({ title: t('tinKept'), kind: 'success' });
      onClose();
    },
  });
  const kind = useFormValue(form, 'kind') ?? 'ein';
  const typed = tinDigits.safeParse(useFormValue(form, 'tin') ?? '');
  return (
    <Dialog open onClose={onClose} size="sm" title={t(vendor.tin ? 'replaceTin' : 'setTin')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('tinText')}
        </Text>
        <RadioField
          {...form.field('kind')}
          label={tVendor('tinKind')}
          options={choicesOf(tVendor, 'tinKind', tinKinds)}
          direction="row"
        />
        <TextField
          {...form.field('tin')}
          label={tVendor('tin')}
          help={t('tinHelp')}
          autoComplete="off"
          required
        />
        {typed.success && isDoubtful(kind, typed.data) ? (
          <Text size="sm" role="status">
            {t('tinDoubtful')}
          </Text>
        ) : null}
        <FormActions submitLabel={t('keepTin')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function RemoveTin({ vendor, onClose }: QuestionProps) {
  const t = useMessages(detailsMessages);
  const removing = useRemoveTin(vendor.id);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('removeTinTitle', { name: vendor.name })}
      verb={t('removeTin')}
      onConfirm={async () => {
        await removing.mutateAsync(undefined);
        toast({ title: t('tinRemoved'), kind: 'success' });
      }}
    >
      {t('removeTinText')}
    </ConfirmDialog>
  );
}
