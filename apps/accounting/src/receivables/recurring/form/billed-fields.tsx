import { choicesOf, useMessages } from '@courtyard/common';
import { billedScopes } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.values';
import { splits } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import { Checkbox, Flex, Text } from '@courtyard/ui';
import {
  FormSection,
  RadioField,
  useFieldDescription,
  useFieldError,
  useFormValue,
} from '@courtyard/ui/forms';
import { useId } from 'react';
import { UnitsChoice } from '../../invoice/units/units-choice';
import { useUnits } from '../../../parts/units.queries';
import { formMessages } from './form.messages';
import type { RecurringForm } from './recurring-draft';

/** Whom a template bills: all, the units of some buildings, or chosen ones. */
export function BilledFields({ form }: { form: RecurringForm }) {
  const t = useMessages(formMessages);
  const scope = useFormValue(form, 'scope') ?? 'all';
  return (
    <FormSection title={t('whom')}>
      <RadioField {...form.field('scope')} label={t('scope')} options={choicesOf(t, 'scope', billedScopes)} />
      {scope === 'buildings' ? <BuildingsField form={form} /> : null}
      {scope === 'units' ? <ChosenUnits form={form} /> : null}
      <RadioField {...form.field('split')} label={t('split')} options={choicesOf(t, 'split', splits)} />
    </FormSection>
  );
}

function ChosenUnits({ form }: { form: RecurringForm }) {
  const set = (propertyIds: string[]) => {
    form.setValue('propertyIds', propertyIds, { shouldDirty: true });
    form.clearErrors('propertyIds');
  };
  return (
    <UnitsChoice
      chosen={useFormValue(form, 'propertyIds') ?? []}
      onChange={set}
      error={useFieldError(form, 'propertyIds')}
    />
  );
}

function BuildingsField({ form }: { form: RecurringForm }) {
  const t = useMessages(formMessages);
  const id = useId();
  const units = useUnits();
  const chosen = useFormValue(form, 'buildings') ?? [];
  const error = useFieldError(form, 'buildings');
  useFieldDescription('buildings', {
    label: t('buildings'),
    text: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    isPart: true,
  });
  const there = (units.data ?? []).flatMap(({ building }) => (building === null ? [] : [building]));
  const all = [...new Set([...chosen, ...there])].toSorted((one, other) => one.localeCompare(other));
  const set = (building: string, isOn: boolean) => {
    const buildings = isOn ? [...chosen, building] : chosen.filter((each) => each !== building);
    form.setValue('buildings', buildings, { shouldDirty: true });
    form.clearErrors('buildings');
  };
  return (
    <Flex
      role="group"
      aria-label={t('buildings')}
      direction="column"
      gap="2"
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
    >
      {all.map((building) => (
        <Checkbox
          key={building}
          label={building}
          checked={chosen.includes(building)}
          onChange={(event) => set(building, event.target.checked)}
        />
      ))}
      {units.data && all.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('buildingsNone')}
        </Text>
      ) : null}
      {error === undefined ? null : (
        <Text size="sm" tone="danger" id={`${id}-error`} role="alert">
          {t('chooseBuildings')}
        </Text>
      )}
    </Flex>
  );
}
