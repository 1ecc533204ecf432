import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { PaymentPreview } from '@courtyard/contract/accounting/receivables/payment/payment';
import { Checkbox, Stack, Text } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import type { PaymentForm } from './payment-draft';
import { recordMessages } from './record.messages';

/** What was owed before the petition of a bankruptcy is settled by the trustee's payments alone: whether this is one of them. */
export function PetitionChoice({
  form,
  petitions,
}: { form: PaymentForm } & Pick<PaymentPreview, 'petitions'>) {
  const t = useMessages(recordMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const parts = useFormValue(form, 'parts');
  if (petitions.length === 0) return null;
  return (
    <Stack gap="2" role="group" aria-label={t('petitions')}>
      <Text size="sm" tone="muted">
        {t('petitionsText')}
      </Text>
      {petitions.map(({ property, petitionOn, openMinor }) => {
        const at = parts.findIndex(({ propertyId }) => propertyId === property.id);
        return (
          <Checkbox
            key={property.id}
            label={t('beforePetition', {
              unit: property.name,
              day: formats.day(petitionOn),
              amount: formats.money(openMinor, currency),
            })}
            checked={parts[at]?.isBeforePetition === true}
            onChange={(event) =>
              form.setValue(`parts.${at}.isBeforePetition`, event.target.checked, { shouldDirty: true })
            }
          />
        );
      })}
    </Stack>
  );
}
