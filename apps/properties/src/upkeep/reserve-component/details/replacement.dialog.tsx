import { toast, useCommunity, useMessages, useToday } from '@courtyard/common';
import {
  type ReserveComponent,
  reserveComponentRoutes,
} from '@courtyard/contract/properties/reserve-component/reserve-component';
import { Text } from '@courtyard/ui';
import {
  DateField,
  Form,
  FormActions,
  MoneyField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { reserveComponents, useReplaceComponent } from '../reserve-component.queries';
import { detailsMessages } from './details.messages';

const replacement = reserveComponentRoutes.replaceReserveComponent.body.omit({ version: true });

interface ReplacementDialogProps {
  component: ReserveComponent;
  onClose: () => void;
}

/** Records that a component was replaced: when, and what it cost. */
export function ReplacementDialog({ component, onClose }: ReplacementDialogProps) {
  const t = useMessages(detailsMessages);
  const { currency } = useCommunity();
  const today = useToday();
  const replacing = useReplaceComponent(component.id);
  const valuesOf = (latest: ReserveComponent) => ({
    replacedOn: today,
    costMinor: latest.replacementCostMinor,
  });
  const versioned = useVersionedSave({
    read: component,
    valuesOf,
    fetchLatest: () => reserveComponents.fetchOne(component.id),
  });
  const { name } = versioned.base;
  const form = useContractForm(replacement, {
    versioned,
    onSubmit: async (values) => {
      await versioned.save(({ version }) => replacing.mutateAsync({ ...values, version }));
      toast({ title: t('replaced', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('replaceTitle', { name })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('replaceText')}
        </Text>
        <DateField {...form.field('replacedOn')} label={t('replacedOn')} max={today} required />
        <MoneyField {...form.field('costMinor')} label={t('costNow')} currency={currency} required />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
