import { choicesOf, toast, useMessages, useToday } from '@courtyard/common';
import { collectionRoutes } from '@courtyard/contract/accounting/receivables/collection/collection';
import { holdReasons } from '@courtyard/contract/accounting/receivables/collection/collection.values';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { Text } from '@courtyard/ui';
import {
  DateField,
  Form,
  FormActions,
  RadioField,
  TextAreaField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { collectionMessages } from './collection.messages';
import { useHoldCollection } from './collection.queries';

interface HoldDialogProps {
  statement: Pick<UnitStatement, 'property' | 'owners'>;
  onClose: () => void;
}

/** Holds the collection from those who own a unit, for a reason. */
export function HoldDialog({ statement: { property, owners }, onClose }: HoldDialogProps) {
  const t = useMessages(collectionMessages);
  const today = useToday();
  const holding = useHoldCollection(property.id);
  const form = useContractForm(collectionRoutes.holdCollection.body, {
    defaultValues: { startsOn: today, petitionOn: null, endsOn: null },
    onSubmit: async (values) => {
      await holding.mutateAsync(values.reason === 'bankruptcy' ? values : { ...values, petitionOn: null });
      toast({ title: t('holdDone'), kind: 'success' });
      onClose();
    },
  });
  const reason = useFormValue(form, 'reason');
  return (
    <Dialog open onClose={onClose} title={t('holdTitle', { unit: property.name })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('holdText', { owners })}
        </Text>
        <RadioField
          {...form.field('reason')}
          label={t('reason')}
          required
          options={choicesOf(t, 'reason', holdReasons)}
        />
        {reason === 'bankruptcy' ? (
          <DateField
            {...form.field('petitionOn')}
            label={t('petitionOn')}
            help={t('petitionHelp')}
            required
          />
        ) : null}
        <DateField {...form.field('startsOn')} label={t('startsOn')} required />
        <DateField {...form.field('endsOn')} label={t('endsOn')} help={t('holdEndsHelp')} />
        <TextAreaField {...form.field('note')} label={t('note')} />
        <FormActions submitLabel={t('holdIt')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
