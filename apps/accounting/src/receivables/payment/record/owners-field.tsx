import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { SelectField } from '@courtyard/ui/forms';
import { useEffect, useRef } from 'react';
import { collections } from '../../collection/collection.queries';
import type { PaymentForm } from './payment-draft';
import { recordMessages } from './record.messages';

interface OwnersFieldProps {
  form: PaymentForm;
  at: number;
  propertyId: string | null;
}

/** Whose payment it is, of a unit whose former owners left something open; of any other nothing is asked. */
export function OwnersField({ form, at, propertyId }: OwnersFieldProps) {
  useForgottenDeposit({ form, at, propertyId });
  const mayOpen = useCan('Invoice Details View');
  return mayOpen && propertyId !== null ? (
    <Owners key={propertyId} form={form} at={at} propertyId={propertyId} />
  ) : null;
}

/** Another unit has other deposits. */
function useForgottenDeposit({ form, at, propertyId }: OwnersFieldProps) {
  const before = useRef(propertyId);
  useEffect(() => {
    if (before.current === propertyId) return;
    before.current = propertyId;
    form.setValue(`parts.${at}.depositInvoiceId`, null);
    form.setValue(`parts.${at}.isBeforePetition`, false);
  }, [form, at, propertyId]);
}

function Owners({ form, at, propertyId }: OwnersFieldProps & { propertyId: string }) {
  const t = useMessages(recordMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { data } = collections.useOne(propertyId);
  const former = (data?.former ?? []).filter(({ openMinor }) => openMinor > 0);
  const name = `parts.${at}.ledgerId` as const;
  useEffect(() => {
    // Another unit has other former owners.
    const chosen = form.getValues(name);
    if (data && chosen !== null && !data.former.some(({ ledgerId }) => ledgerId === chosen))
      form.setValue(name, null);
  }, [data, form, name]);
  if (former.length === 0) return null;
  return (
    <SelectField
      {...form.field(name)}
      label={t('owners')}
      optional
      placeholder={t('ownersNow')}
      options={former.map(({ ledgerId, owners, openMinor }) => ({
        value: ledgerId,
        label: t('ownersFormer', { owners, amount: formats.money(openMinor, currency) }),
      }))}
    />
  );
}
