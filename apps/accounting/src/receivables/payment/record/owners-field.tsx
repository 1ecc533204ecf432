import { useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import { SelectField, useFormValue } from '@courtyard/ui/forms';
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
  useForgottenChoices({ form, at, propertyId });
  const canOpen = useCan('Invoice Details View');
  return canOpen && propertyId !== null ? (
    <Owners key={propertyId} form={form} at={at} propertyId={propertyId} />
  ) : null;
}

/** Another unit has other deposits, and other owners or another day no bankruptcy. */
function useForgottenChoices({ form, at, propertyId }: OwnersFieldProps) {
  const ledgerId = useFormValue(form, `parts.${at}.ledgerId`);
  const receivedOn = useFormValue(form, 'receivedOn');
  const before = useRef({ propertyId, ledgerId, receivedOn });
  useEffect(() => {
    const { propertyId: unit, ...debtor } = before.current;
    before.current = { propertyId, ledgerId, receivedOn };
    if (unit !== propertyId) form.setValue(`parts.${at}.depositInvoiceId`, null);
    if (unit !== propertyId || debtor.ledgerId !== ledgerId || debtor.receivedOn !== receivedOn)
      form.setValue(`parts.${at}.isBeforePetition`, false);
  }, [form, at, propertyId, ledgerId, receivedOn]);
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
