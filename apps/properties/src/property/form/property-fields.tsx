import { choicesOf, useLabels } from '@courtyard/common';
import type { propertyInput } from '@courtyard/contract/properties/property/property';
import { propertyStatuses, propertyTypes } from '@courtyard/contract/properties/property/property.values';
import { propertyLabels } from '@courtyard/contract/properties/property/property.labels';
import { SimpleGrid } from '@courtyard/ui';
import {
  ComboboxField,
  type FormOf,
  FormSection,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { usePropertyFacets } from '../property.queries';
import { AddressFields } from './address-fields';
import { useFormTexts } from './form.messages';

const millionthsPerPercent = 10_000;
const halvesPerWhole = 2;
const pair = { columns: { base: 1, sm: 2 }, gap: '5' };

/** The fields of a property, in sections. */
export function PropertyFields({ form }: { form: FormOf<typeof propertyInput> }) {
  const t = useFormTexts();
  const tProperty = useLabels(propertyLabels);
  const { field } = form;
  const facets = usePropertyFacets();
  const buildings = (facets.data?.buildings ?? [])
    .filter(({ value }) => value !== '')
    .map(({ value }) => ({ value, label: value }));
  return (
    <>
      <FormSection title={t('unit')}>
        <TextField
          {...field('unitNumber')}
          label={tProperty('unitNumber')}
          help={t('unitNumberHelp')}
          required
        />
        <ComboboxField
          {...field('building')}
          label={tProperty('building')}
          help={t('buildingHelp')}
          options={buildings}
          isFree
        />
        <TextField {...field('lot')} label={tProperty('lot')} />
        <SimpleGrid {...pair}>
          <SelectField
            {...field('type')}
            label={tProperty('type')}
            options={choicesOf(tProperty, 'type', propertyTypes)}
          />
          <SelectField
            {...field('status')}
            label={tProperty('status')}
            options={choicesOf(tProperty, 'status', propertyStatuses)}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title={tProperty('addressLine')}>
        <AddressFields form={form} />
      </FormSection>
      <FormSection title={t('size')}>
        <SimpleGrid {...pair}>
          <NumberField {...field('areaSqFt')} label={t('areaSqFt')} unit={t('squareFeet')} whole />
          <NumberField {...field('floor')} label={tProperty('floor')} whole />
          <NumberField {...field('bedrooms')} label={tProperty('bedrooms')} whole />
          <NumberField
            {...field('bathroomHalves')}
            label={tProperty('bathroomHalves')}
            scale={halvesPerWhole}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('shares')} description={t('sharesText')}>
        <NumberField
          {...field('ownershipShareMillionths')}
          label={tProperty('ownershipShareMillionths')}
          help={t('ownershipShareHelp')}
          scale={millionthsPerPercent}
          unit="%"
        />
        <NumberField
          {...field('billingRatioMillionths')}
          label={tProperty('billingRatioMillionths')}
          help={t('billingRatioHelp')}
          scale={millionthsPerPercent}
          unit="%"
        />
      </FormSection>
      <FormSection title={tProperty('notes')}>
        <TextAreaField {...field('notes')} label={tProperty('notes')} hideLabel help={t('notesHelp')} />
      </FormSection>
    </>
  );
}
