import { Can, choicesOf, useCommunity, useMessages } from '@courtyard/common';
import { assetCategories, assetStatuses } from '@courtyard/contract/properties/asset/asset.values';
import type { Asset } from '@courtyard/contract/properties/asset/asset';
import { SimpleGrid } from '@courtyard/ui';
import {
  ComboboxField,
  DateField,
  FormSection,
  MoneyField,
  NumberField,
  optionsFrom,
  SelectField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@courtyard/ui/forms';
import { AreaField } from '../../../common-area/area-field';
import { reserveComponents } from '../../reserve-component/reserve-component.queries';
import { assetMessages } from '../asset.messages';
import type { AssetForm } from './asset-values';
import { formMessages } from './form.messages';

const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

/** The fields of an asset, in sections; `asset` is the one that is changed. */
export function AssetFields({ form, asset }: { form: AssetForm; asset?: Asset }) {
  return (
    <>
      <WhatFields form={form} />
      <PurchaseFields form={form} asset={asset} />
      <WarrantyFields form={form} />
      <ServiceFields form={form} />
      <NotesField form={form} />
    </>
  );
}

function WhatFields({ form }: { form: AssetForm }) {
  const t = useMessages(formMessages);
  const tAsset = useMessages(assetMessages);
  const { field } = form;
  const status = useFormValue(form, 'status');
  return (
    <FormSection title={t('what')}>
      <TextField {...field('name')} label={tAsset('name')} help={t('nameHelp')} required maxLength={120} />
      <SimpleGrid {...pair}>
        <SelectField
          {...field('category')}
          label={tAsset('category')}
          options={choicesOf(tAsset, 'category', assetCategories)}
          required
        />
        <AreaField {...field('areaId')} label={tAsset('area')} placeholder={t('areaNone')} />
        <TextField
          {...field('location')}
          label={tAsset('location')}
          help={t('locationHelp')}
          maxLength={120}
        />
        <TextField {...field('tag')} label={tAsset('tag')} help={t('tagHelp')} maxLength={40} />
        <TextField {...field('manufacturer')} label={tAsset('manufacturer')} maxLength={80} />
        <TextField {...field('model')} label={tAsset('model')} maxLength={80} />
        <TextField {...field('serialNumber')} label={tAsset('serialNumber')} maxLength={80} />
        <SelectField
          {...field('status')}
          label={tAsset('status')}
          options={choicesOf(tAsset, 'status', assetStatuses)}
        />
        {status === 'retired' ? <DateField {...field('retiredOn')} label={tAsset('retiredOn')} /> : null}
      </SimpleGrid>
    </FormSection>
  );
}

const findComponents = optionsFrom(
  (query, signal) => reserveComponents.fetchList({ ...query, sort: 'name' }, signal),
  ({ name }) => name,
);

function PurchaseFields({ form: { field }, asset }: { form: AssetForm; asset: Asset | undefined }) {
  const t = useMessages(formMessages);
  const tAsset = useMessages(assetMessages);
  const { currency } = useCommunity();
  const component = asset?.reserveComponent;
  return (
    <FormSection title={t('purchase')}>
      <SimpleGrid {...pair}>
        <DateField {...field('installedOn')} label={tAsset('installedOn')} />
        <MoneyField {...field('costMinor')} label={t('cost')} currency={currency} />
      </SimpleGrid>
      <TextField {...field('supplier')} label={tAsset('supplier')} maxLength={120} />
      <Can permission="Reserve Components List View">
        <ComboboxField
          {...field('reserveComponentId')}
          label={tAsset('reserveComponent')}
          help={t('componentHelp')}
          placeholder={t('findComponent')}
          optional
          options={findComponents}
          initialOption={component ? { value: component.id, label: component.name } : undefined}
        />
      </Can>
    </FormSection>
  );
}

function WarrantyFields({ form: { field } }: { form: AssetForm }) {
  const t = useMessages(formMessages);
  const tAsset = useMessages(assetMessages);
  return (
    <FormSection title={tAsset('warranty')} description={t('warrantyText')}>
      <DateField {...field('warrantyExpiresOn')} label={t('warrantyExpiresOn')} />
      <SimpleGrid {...pair}>
        <TextField {...field('warrantyProvider')} label={tAsset('warrantyProvider')} maxLength={120} />
        <TextField {...field('warrantyReference')} label={tAsset('warrantyReference')} maxLength={60} />
      </SimpleGrid>
    </FormSection>
  );
}

function ServiceFields({ form: { field } }: { form: AssetForm }) {
  const t = useMessages(formMessages);
  const tAsset = useMessages(assetMessages);
  return (
    <FormSection title={tAsset('service')} description={t('serviceText')}>
      <SimpleGrid {...pair}>
        <NumberField
          {...field('serviceIntervalMonths')}
          label={t('interval')}
          help={t('intervalHelp')}
          unit={t('months')}
          whole
        />
        <DateField {...field('nextServiceOn')} label={tAsset('nextServiceOn')} help={t('nextServiceHelp')} />
      </SimpleGrid>
      <TextField {...field('serviceProvider')} label={tAsset('serviceProvider')} maxLength={120} />
    </FormSection>
  );
}

function NotesField({ form: { field } }: { form: AssetForm }) {
  const tAsset = useMessages(assetMessages);
  return (
    <FormSection title={tAsset('notes')}>
      <TextAreaField {...field('notes')} label={tAsset('notes')} rows={4} />
    </FormSection>
  );
}
