import { toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { type SaleMove, saleMoveInput } from '@courtyard/contract/accounting/receivables/sale/sale';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { ErrorLine, LoadingState, Text } from '@courtyard/ui';
import {
  CheckboxField,
  DateField,
  Form,
  FormActions,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useSettled } from '../../parts/actions/use-settled';
import { saleMessages } from './sale.messages';
import { useMovePreview, useMoveSale } from './sale.queries';

interface MoveSaleDialogProps {
  property: UnitStatement['property'];
  owners: string;
  ledgerId: string;
  onClose: () => void;
}

/** Moves what former owners left to those who own the unit: chosen by a person, whatever the policy says. */
export function MoveSaleDialog({ property, owners, ledgerId, onClose }: MoveSaleDialogProps) {
  const t = useMessages(saleMessages);
  const today = useToday();
  const moving = useMoveSale(property.id);
  const form = useContractForm(saleMoveInput, {
    defaultValues: { ledgerId, owed: true, credit: true, movedOn: today },
    onSubmit: async (values) => {
      const { to } = await moving.mutateAsync(values);
      toast({ title: t('moved', { to }), kind: 'success' });
      onClose();
    },
  });
  const written = saleMoveInput.safeParse({
    ledgerId,
    owed: useFormValue(form, 'owed'),
    credit: useFormValue(form, 'credit'),
    movedOn: useFormValue(form, 'movedOn'),
  });
  const preview = useMovePreview(property.id, useSettled(written.success ? written.data : null));
  return (
    <Dialog open onClose={onClose} title={t('moveTitle', { from: owners })}>
      <Text size="sm" tone="muted" mb="4">
        {t('moveText')}
      </Text>
      <Form form={form}>
        <CheckboxField {...form.field('owed')} label={t('moveOwed')} />
        <CheckboxField {...form.field('credit')} label={t('moveCredit')} />
        <DateField {...form.field('movedOn')} label={t('movedOn')} max={today} required />
        <Text as="div" size="sm" role="status" minHeight="10">
          {preview.data ? <Moves move={preview.data} /> : null}
        </Text>
        {preview.isError ? (
          <ErrorLine onRetry={() => void preview.refetch()}>{t('notPlanned')}</ErrorLine>
        ) : preview.isPending && written.success ? (
          <LoadingState />
        ) : null}
        <FormActions submitLabel={t('move')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function Moves({ move: { owedMinor, creditMinor, to } }: { move: SaleMove }) {
  const t = useMessages(saleMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  if (owedMinor + creditMinor === 0) return t('nothing');
  return (
    <>
      {owedMinor > 0 ? <p>{t('movesOwed', { owed: formats.money(owedMinor, currency), to })}</p> : null}
      {creditMinor > 0 ? (
        <p>{t('movesCredit', { credit: formats.money(creditMinor, currency), to })}</p>
      ) : null}
    </>
  );
}
