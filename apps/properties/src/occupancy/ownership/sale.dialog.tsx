import { toast, useFormats, useMessages, useToday } from '@courtyard/common';
import { sale } from '@courtyard/contract/properties/occupancy/occupancy';
import type { Property } from '@courtyard/contract/properties/property/property';
import { shareMillionths } from '@courtyard/contract/primitives';
import { Button, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { DateField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { personChoiceField } from '../person/person-choice.schema';
import { useNoPerson } from '../person/person.queries';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { BuyerFields } from './buyer-fields';
import { ownershipMessages } from './ownership.messages';
import { useRecordSale } from './ownership.queries';
import { equalShares, sumOfShares } from './shares.rules';

const buyer = z.object({ person: personChoiceField, shareMillionths: shareMillionths.min(1) });
const saleForm = sale.safeExtend({ buyers: z.array(buyer).min(1).max(20) });
const whole = 1_000_000;

/** Records a sale: the owners until then leave, the buyers own from that day. */
export function SaleDialog({ property, onClose }: { property: Property; onClose: () => void }) {
  const t = useMessages(ownershipMessages);
  const formats = useFormats();
  const today = useToday();
  const selling = useRecordSale(property.id);
  const noPerson = useNoPerson();
  const form = useContractForm(saleForm, {
    defaultValues: { soldOn: today, buyers: [{ person: noPerson, shareMillionths: whole }] },
    rules: { buyers: t('sumMustBeWhole') },
    onSubmit: async (values) => {
      await selling.mutateAsync(values);
      toast({ title: t('saleToast'), kind: 'success' });
      onClose();
    },
  });
  const buyers = form.watch('buyers');
  // Rows keep their identity when one before them goes.
  const [rowKeys, setRowKeys] = useState([0]);
  const sum = sumOfShares(buyers.map((one) => one.shareMillionths));

  const setBuyers = (next: typeof buyers, keys: number[]) => {
    const shares = equalShares(next.length);
    form.setValue(
      'buyers',
      next.map((one, at) => ({ ...one, shareMillionths: shares[at] ?? 0 })),
      { shouldDirty: true },
    );
    setRowKeys(keys);
  };
  const add = () =>
    setBuyers([...buyers, { person: noPerson, shareMillionths: 0 }], [...rowKeys, Math.max(...rowKeys) + 1]);
  const remove = (at: number) =>
    setBuyers(
      buyers.filter((_, place) => place !== at),
      rowKeys.filter((_, place) => place !== at),
    );

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('saleTitle', { name: propertyName(property) })}
      description={t('saleText')}
    >
      <Form form={form}>
        <DateField {...form.field('soldOn')} label={t('soldOn')} help={t('soldOnHelp')} required />
        {rowKeys.map((key, at) => (
          <BuyerFields key={key} at={at} onRemove={rowKeys.length > 1 ? () => remove(at) : undefined} />
        ))}
        <div>
          <Button size="sm" icon="plus" onClick={add}>
            {t('addBuyer')}
          </Button>
        </div>
        <Text size="sm" tone={sum === whole ? 'muted' : 'danger'} role="status">
          {sum === whole
            ? t('sumIsWhole')
            : `${t('sumIs', { share: formats.percent(sum) })} ${t('sumMustBeWhole')}`}
        </Text>
        <FormActions submitLabel={t('saleVerb')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
