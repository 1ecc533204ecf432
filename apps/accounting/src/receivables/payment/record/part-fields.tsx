import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { Box, Button, Flex, Grid, IconButton, Text } from '@courtyard/ui';
import {
  ComboboxField,
  FormSection,
  type LoadOptions,
  MoneyField,
  useAddedRow,
  useFormValue,
} from '@courtyard/ui/forms';
import { HoldNote } from '../../collection/hold-note';
import { OwnersField } from './owners-field';
import type { Unit } from '../../../parts/units.queries';
import { unitsLike } from '../../../parts/units.rules';
import type { PaymentForm } from './payment-draft';
import { recordMessages } from './record.messages';

interface PartFieldsProps {
  form: PaymentForm;
  units: readonly Unit[];
}

const offered = 20;
const labelOf = ({ name, owners }: Unit) => [name, owners].filter(Boolean).join(' · ');

/** For which units it is, and how much for each. */
export function PartFields({ form, units }: PartFieldsProps) {
  const t = useMessages(recordMessages);
  const { currency } = useCommunity();
  const parts = useFormValue(form, 'parts');
  const rows = useAddedRow(parts.length);
  const set = (next: typeof parts) => form.setValue('parts', next, { shouldDirty: true });
  const find: LoadOptions = async (search) =>
    unitsLike(units, search)
      .slice(0, offered)
      .map((unit) => ({ value: unit.id, label: labelOf(unit) }));
  const optionOf = (id: string | null | undefined) => {
    const unit = units.find((one) => one.id === id);
    return unit && { value: unit.id, label: labelOf(unit) };
  };
  return (
    <FormSection title={t('whose')} description={t('whoseText')}>
      {parts.map(({ propertyId }, at) => (
        // Parts have no id of their own; their fields are bound by place.
        <Flex key={at} ref={rows.refOf(at)} gap="3" align="flex-end">
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' }}
            gap="3"
            flex="1"
          >
            <ComboboxField
              {...form.field(`parts.${at}.propertyId`)}
              label={t('unit')}
              options={find}
              initialOption={optionOf(propertyId)}
              required
            />
            <OwnersField form={form} at={at} propertyId={propertyId ?? null} />
            <MoneyField
              {...form.field(`parts.${at}.amountMinor`)}
              label={t('amount')}
              currency={currency}
              required
            />
          </Grid>
          {parts.length === 1 ? null : (
            <IconButton
              icon="trash"
              label={t('removeUnit', { at: at + 1 })}
              onClick={() => set(parts.filter((_part, other) => other !== at))}
            />
          )}
        </Flex>
      ))}
      {[...new Set(parts.flatMap(({ propertyId }) => propertyId ?? []))].map((id) => (
        <HoldNote key={id} propertyId={id} />
      ))}
      <Flex gap="3" align="center" wrap="wrap">
        <Box>
          <Button
            size="sm"
            icon="plus"
            onClick={rows.adding(() =>
              set([
                ...parts,
                {
                  propertyId: null,
                  ledgerId: null,
                  depositInvoiceId: null,
                  isBeforePetition: false,
                  amountMinor: null,
                },
              ]),
            )}
          >
            {t('addUnit')}
          </Button>
        </Box>
        {parts.length > 1 ? <SumLine amounts={parts.map(({ amountMinor }) => amountMinor ?? 0)} /> : null}
      </Flex>
    </FormSection>
  );
}

function SumLine({ amounts }: { amounts: readonly number[] }) {
  const t = useMessages(recordMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const sum = amounts.reduce((before, amount) => before + amount, 0);
  return (
    <Text size="sm" tone="muted" numeric role="status">
      {t('sum', { count: amounts.length, amount: formats.money(sum, currency) })}
    </Text>
  );
}
