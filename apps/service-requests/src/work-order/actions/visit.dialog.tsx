import { toast, useCommunity, useMessages, useToday } from '@courtyard/common';
import { momentAt } from '@courtyard/contract/days';
import { day, optionalText } from '@courtyard/contract/primitives';
import type { WorkOrder } from '@courtyard/contract/service-requests/work-order/work-order';
import { SimpleGrid, Text } from '@courtyard/ui';
import { DateField, Form, FormActions, TextAreaField, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { z } from 'zod';
import { workOrderMessages } from '../work-order.messages';
import { workOrders } from '../work-order.queries';
import { workActionMessages } from './actions.messages';

const time = z.string().regex(/^\d\d:\d\d$/);

const visitForm = z.object({
  day,
  from: time.default('09:00'),
  until: time.default('11:00'),
  note: optionalText(500).default(null),
});

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Schedules a visit, or proposes one to the manager. */
export function VisitDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const t = useMessages(workActionMessages);
  const tOrder = useMessages(workOrderMessages);
  const today = useToday();
  const { timeZone } = useCommunity();
  const { id, number, may } = order;
  const adding = workOrders.useWrite('POST /api/v1/work-orders/:workOrderId/visits', id);
  const form = useContractForm(visitForm, {
    defaultValues: { day: today },
    onSubmit: async (values) => {
      if (values.until <= values.from) {
        form.setError('until', { message: t('untilBefore') });
        return;
      }
      const at = (clock: string) => momentAt(values.day, minutesOf(clock), timeZone).toISOString();
      await adding.mutateAsync({ startsAt: at(values.from), endsAt: at(values.until), note: values.note });
      toast({ title: t('visitSaved'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('visitTitle', { number })}>
      <Form form={form}>
        {may.manage ? null : <Text size="sm">{t('proposeText')}</Text>}
        <DateField {...form.field('day')} label={t('day')} min={today} required />
        <SimpleGrid columns={2} gap="4">
          <TextField {...form.field('from')} label={t('from')} type="time" required />
          <TextField {...form.field('until')} label={t('until')} type="time" required />
        </SimpleGrid>
        <TextAreaField {...form.field('note')} label={tOrder('note')} rows={2} />
        <FormActions submitLabel={t(may.manage ? 'visit' : 'propose')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
