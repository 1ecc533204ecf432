import { toast, useMessages, useToday } from '@courtyard/common';
import {
  type CollectionHold,
  collectionRoutes,
} from '@courtyard/contract/accounting/receivables/collection/collection';
import { DateField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { collectionMessages } from './collection.messages';
import { useEndHold } from './collection.queries';

/** Asks for the last day of a hold. */
export function EndHoldDialog({ hold, onClose }: { hold: CollectionHold; onClose: () => void }) {
  const t = useMessages(collectionMessages);
  const today = useToday();
  const ending = useEndHold(hold.id);
  const form = useContractForm(collectionRoutes.endCollectionHold.body, {
    defaultValues: { endsOn: hold.endsOn ?? today, version: hold.version },
    onSubmit: async (values) => {
      await ending.mutateAsync(values);
      toast({ title: t('holdEnded'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('endHoldTitle')}>
      <Form form={form}>
        <DateField {...form.field('endsOn')} label={t('endsOn')} min={hold.startsOn} required />
        <FormActions submitLabel={t('endHold')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
