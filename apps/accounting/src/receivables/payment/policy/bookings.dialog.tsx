import { call, toast, useCan, useMessages } from '@courtyard/common';
import {
  type BillingSetting,
  billingSettingInput,
} from '@courtyard/contract/accounting/receivables/statement/paper';
import { Text } from '@courtyard/ui';
import {
  ComboboxField,
  Form,
  FormActions,
  type LoadOptions,
  NumberField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { billingSettings } from './billing-setting.queries';
import { bookingsMessages } from './bookings.messages';

const offered = 20;

const findItems: LoadOptions = async (search, signal) => {
  const query = { kind: ['billed' as const, 'both' as const], limit: offered, ...(search && { search }) };
  const { data } = await call('GET /api/v1/service-items', { query, signal });
  return data.map(({ id, name }) => ({ value: id, label: name }));
};

const bookingsInput = billingSettingInput.pick({ bookingItemId: true, bookingDueDays: true, version: true });

interface BookingsDialogProps {
  setting: BillingSetting;
  onClose: () => void;
}

/** What bookings of common areas are billed as, and when that is due. */
export function BookingsDialog({ setting, onClose }: BookingsDialogProps) {
  const t = useMessages(bookingsMessages);
  const canSee = useCan('Bookkeeping Service List View');
  const saving = billingSettings.useWrite('PUT /api/v1/billing-setting');
  const { bookingItem, bookingDueDays, version } = setting;
  const form = useContractForm(bookingsInput, {
    defaultValues: { bookingItemId: bookingItem?.id ?? null, bookingDueDays, version },
    onSubmit: async (values) => {
      await saving.mutateAsync(values);
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('set')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('dialogText')}
        </Text>
        {canSee ? (
          <ComboboxField
            {...form.field('bookingItemId')}
            label={t('item')}
            help={t('itemHelp')}
            options={findItems}
            initialOption={bookingItem ? { value: bookingItem.id, label: bookingItem.name } : undefined}
            optional
          />
        ) : (
          <Text size="sm">{t('noItems')}</Text>
        )}
        <NumberField {...form.field('bookingDueDays')} label={t('dueDays')} help={t('dueDaysHelp')} />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
