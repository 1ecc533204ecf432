import { choicesOf, useCommunity, useMessages } from '@courtyard/common';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { serviceItemKinds } from '@courtyard/contract/bookkeeping/service-item/service-item.values';
import { SimpleGrid } from '@courtyard/ui';
import {
  ComboboxField,
  FormSection,
  MoneyField,
  RadioField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { serviceItemMessages } from '../service-item.messages';
import { formMessages } from './form.messages';
import { PostingFields } from './posting-fields';
import type { ServiceItemForm } from './service-item-values';

const units = ['each', 'hour', 'day', 'week', 'month', 'year', 'visit'] as const;
const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

interface FieldsProps {
  form: ServiceItemForm;
  /** The one that is changed. */
  serviceItem?: ServiceItem;
}

/** The fields of a service item, in sections. */
export function ServiceItemFields({ form, serviceItem }: FieldsProps) {
  return (
    <>
      <WhatFields form={form} />
      <LineFields form={form} />
      <PostingFields form={form} serviceItem={serviceItem} />
    </>
  );
}

function WhatFields({ form: { field } }: FieldsProps) {
  const t = useMessages(formMessages);
  const tServiceItem = useMessages(serviceItemMessages);
  return (
    <FormSection title={t('what')}>
      <TextField
        {...field('name')}
        label={tServiceItem('name')}
        help={t('nameHelp')}
        required
        maxLength={120}
      />
      <TextField {...field('code')} label={tServiceItem('code')} help={t('codeHelp')} maxLength={40} />
      <RadioField
        {...field('kind')}
        label={tServiceItem('kind')}
        options={choicesOf(tServiceItem, 'kind', serviceItemKinds).map((choice) => ({
          ...choice,
          help: t(`${choice.value}Help`),
        }))}
      />
    </FormSection>
  );
}

function LineFields({ form: { field } }: FieldsProps) {
  const t = useMessages(formMessages);
  const tServiceItem = useMessages(serviceItemMessages);
  const { currency } = useCommunity();
  // Held as it is written: it is text on a line.
  const unitOptions = units.map((unit) => ({ value: t(`unit.${unit}`), label: t(`unit.${unit}`) }));
  return (
    <FormSection title={t('onLine')}>
      <TextAreaField
        {...field('description')}
        label={tServiceItem('description')}
        help={t('descriptionHelp')}
        rows={2}
      />
      <SimpleGrid {...pair}>
        <MoneyField
          {...field('priceMinor')}
          label={tServiceItem('priceMinor')}
          help={t('priceHelp')}
          currency={currency}
        />
        <ComboboxField
          {...field('unit')}
          label={t('pricePer')}
          help={t('unitHelp')}
          options={unitOptions}
          isFree
        />
      </SimpleGrid>
    </FormSection>
  );
}
