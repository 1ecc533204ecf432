import { choicesOf, useCommunity, useMessages, useToday } from '@courtyard/common';
import { assetCategories } from '@courtyard/contract/properties/asset/asset.values';
import { SimpleGrid } from '@courtyard/ui';
import {
  DateField,
  FormSection,
  MoneyField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { AreaField } from '../../../common-area/area-field';
import { reserveComponentMessages } from '../reserve-component.messages';
import type { ReserveComponentForm } from './reserve-component-values';
import { formMessages } from './form.messages';

const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

/** The fields of a component, in sections. */
export function ReserveComponentFields({ form }: { form: ReserveComponentForm }) {
  return (
    <>
      <WhatFields form={form} />
      <LifeFields form={form} />
      <CostFields form={form} />
    </>
  );
}

function WhatFields({ form: { field } }: { form: ReserveComponentForm }) {
  const t = useMessages(formMessages);
  const tComponent = useMessages(reserveComponentMessages);
  return (
    <FormSection title={t('what')}>
      <TextField
        {...field('name')}
        label={tComponent('name')}
        help={t('nameHelp')}
        required
        maxLength={120}
      />
      <SimpleGrid {...pair}>
        <SelectField
          {...field('category')}
          label={tComponent('category')}
          options={choicesOf(tComponent, 'category', assetCategories)}
          required
        />
        <AreaField {...field('areaId')} label={tComponent('area')} placeholder={t('areaNone')} />
        <NumberField {...field('quantity')} label={tComponent('quantity')} whole />
        <TextField {...field('unit')} label={tComponent('unit')} help={t('unitHelp')} maxLength={20} />
      </SimpleGrid>
    </FormSection>
  );
}

function LifeFields({ form: { field } }: { form: ReserveComponentForm }) {
  const t = useMessages(formMessages);
  const tComponent = useMessages(reserveComponentMessages);
  const today = useToday();
  return (
    <>
      <FormSection title={t('life')}>
        <SimpleGrid {...pair}>
          <DateField
            {...field('inServiceOn')}
            label={tComponent('inServiceOn')}
            help={t('inServiceHelp')}
            max={today}
            required
          />
          <NumberField
            {...field('usefulLifeYears')}
            label={tComponent('usefulLife')}
            unit={t('yearsUnit')}
            whole
            required
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('inspection')} description={t('inspectionText')}>
        <SimpleGrid {...pair}>
          <DateField {...field('assessedOn')} label={tComponent('assessedOn')} max={today} />
          <NumberField
            {...field('assessedRemainingYears')}
            label={t('remaining')}
            unit={t('yearsUnit')}
            whole
          />
        </SimpleGrid>
      </FormSection>
    </>
  );
}

function CostFields({ form: { field } }: { form: ReserveComponentForm }) {
  const t = useMessages(formMessages);
  const tComponent = useMessages(reserveComponentMessages);
  const { currency } = useCommunity();
  const today = useToday();
  return (
    <FormSection title={t('cost')}>
      <SimpleGrid {...pair}>
        <MoneyField
          {...field('replacementCostMinor')}
          label={tComponent('replacementCostMinor')}
          help={t('costHelp')}
          currency={currency}
          required
        />
        <DateField
          {...field('pricedOn')}
          label={tComponent('pricedOn')}
          help={t('pricedHelp')}
          max={today}
          required
        />
      </SimpleGrid>
      <TextAreaField {...field('notes')} label={tComponent('notes')} rows={4} />
    </FormSection>
  );
}
