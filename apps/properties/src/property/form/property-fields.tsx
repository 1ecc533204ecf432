import { useMessages } from '@courtyard/common';
import type { PropertyInput } from '@courtyard/contract/properties/property/property';
import { SimpleGrid } from '@courtyard/ui';
import {
  type ContractForm,
  FormSection,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { propertyStatuses, propertyTypes } from '../property-kinds';
import { propertyMessages } from '../property.messages';
import { useFormTexts } from './form.messages';
import type { PropertyValues } from './property-values';

const millionthsPerPercent = 10_000;
const halvesPerWhole = 2;
const pair = { columns: { base: 1, sm: 2 }, gap: '5' };

/** The fields of a property, in sections. */
export function PropertyFields({ form }: { form: ContractForm<PropertyValues, PropertyInput> }) {
  const t = useFormTexts();
  const tProperty = useMessages(propertyMessages);
  const { field } = form;
  const typeOptions = propertyTypes.map((value) => ({ value, label: tProperty(`type.${value}`) }));
  const statusOptions = propertyStatuses.map((value) => ({ value, label: tProperty(`status.${value}`) }));
  return (
    <>
      <FormSection title={t('unit')}>
        <TextField {...field('unitNumber')} label={t('unitNumber')} help={t('unitNumberHelp')} required />
        <TextField {...field('building')} label={t('building')} help={t('buildingHelp')} />
        <TextField {...field('lot')} label={t('lot')} />
        <SimpleGrid {...pair}>
          <SelectField {...field('type')} label={t('type')} options={typeOptions} />
          <SelectField {...field('status')} label={t('status')} options={statusOptions} />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('address')}>
        <TextField {...field('address.line1')} label={t('line1')} />
        <TextField {...field('address.line2')} label={t('line2')} />
        <TextField {...field('address.city')} label={t('city')} />
        <SimpleGrid {...pair}>
          <TextField {...field('address.region')} label={t('region')} />
          <TextField {...field('address.postalCode')} label={t('postalCode')} />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('size')}>
        <SimpleGrid {...pair}>
          <NumberField {...field('areaSqFt')} label={t('areaSqFt')} unit={t('squareFeet')} whole />
          <NumberField {...field('floor')} label={t('floor')} whole />
          <NumberField {...field('bedrooms')} label={t('bedrooms')} whole />
          <NumberField {...field('bathroomHalves')} label={t('bathrooms')} scale={halvesPerWhole} />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('shares')} description={t('sharesText')}>
        <NumberField
          {...field('ownershipShareMillionths')}
          label={t('ownershipShare')}
          help={t('ownershipShareHelp')}
          scale={millionthsPerPercent}
          unit="%"
        />
        <NumberField
          {...field('billingRatioMillionths')}
          label={t('billingRatio')}
          help={t('billingRatioHelp')}
          scale={millionthsPerPercent}
          unit="%"
        />
      </FormSection>
      <FormSection title={t('notes')}>
        <TextAreaField {...field('notes')} label={t('notes')} hideLabel help={t('notesHelp')} />
      </FormSection>
    </>
  );
}
