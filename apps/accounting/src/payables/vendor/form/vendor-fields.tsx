import { useMessages } from '@courtyard/common';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { ErrorLine, SimpleGrid, Text } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  FilesField,
  FormSection,
  NumberField,
  TextAreaField,
  TextField,
} from '@courtyard/ui/forms';
import { vendorMessages } from '../vendor.messages';
import { useVendorChoices } from '../vendor.queries';
import { formMessages } from './form.messages';
import { TaxFields } from './tax-fields';
import type { VendorForm } from './vendor-values';

const pair = { columns: { base: 1, sm: 2 }, gap: '5' } as const;

interface FieldsProps {
  form: VendorForm;
  /** The one that is changed. */
  vendor?: Vendor | undefined;
}

/** The fields of a vendor, in sections. */
export function VendorFields({ form, vendor }: FieldsProps) {
  const t = useMessages(formMessages);
  const tVendor = useMessages(vendorMessages);
  const { field } = form;
  return (
    <>
      <FormSection title={t('who')}>
        <TextField {...field('name')} label={tVendor('name')} required maxLength={120} />
        <TextField
          {...field('legalName')}
          label={tVendor('legalName')}
          help={t('legalNameHelp')}
          maxLength={120}
        />
      </FormSection>
      <ContactFields form={form} />
      <PayingFields form={form} vendor={vendor} />
      <TaxFields form={form} vendor={vendor} />
      <FormSection title={t('insurance')}>
        <DateField {...field('insuredUntil')} label={tVendor('insuredUntil')} />
        <FilesField
          {...field('certificateFileId')}
          label={tVendor('certificate')}
          help={t('certificateHelp')}
          accept="application/pdf,image/*"
          camera
          files={vendor?.certificate ? [vendor.certificate] : []}
        />
      </FormSection>
      <FormSection title={t('filesAndNotes')}>
        <FilesField
          {...field('fileIds')}
          label={tVendor('files')}
          help={t('filesHelp')}
          multiple
          files={vendor?.files ?? []}
        />
        <TextAreaField {...field('notes')} label={tVendor('notes')} rows={4} />
      </FormSection>
    </>
  );
}

function ContactFields({ form: { field } }: FieldsProps) {
  const t = useMessages(formMessages);
  const tVendor = useMessages(vendorMessages);
  return (
    <FormSection title={t('contact')}>
      <SimpleGrid {...pair}>
        <TextField {...field('email')} label={tVendor('email')} type="email" autoComplete="off" />
        <TextField {...field('phone')} label={tVendor('phone')} type="tel" autoComplete="off" />
      </SimpleGrid>
      <TextField {...field('website')} label={tVendor('website')} help={t('websiteHelp')} type="url" />
      <TextField {...field('address.line1')} label={tVendor('addressLine1')} />
      <TextField {...field('address.line2')} label={tVendor('addressLine2')} />
      <TextField {...field('address.city')} label={tVendor('city')} />
      <SimpleGrid {...pair}>
        <TextField {...field('address.region')} label={tVendor('region')} />
        <TextField {...field('address.postalCode')} label={tVendor('postalCode')} />
      </SimpleGrid>
    </FormSection>
  );
}

function PayingFields({ form: { field }, vendor }: FieldsProps) {
  const t = useMessages(formMessages);
  const tVendor = useMessages(vendorMessages);
  const choices = useVendorChoices();
  return (
    <FormSection title={t('paying')}>
      {choices.error ? <ErrorLine onRetry={() => void choices.refetch()} /> : null}
      <SimpleGrid {...pair}>
        <NumberField
          {...field('termsDays')}
          label={tVendor('terms')}
          help={t('termsHelp')}
          unit={t('days')}
          whole
          required
        />
        <TextField
          {...field('accountNumber')}
          label={tVendor('accountNumber')}
          help={t('accountNumberHelp')}
          maxLength={60}
        />
      </SimpleGrid>
      {choices.data?.accounts.length === 0 ? (
        <Text size="sm" role="status">
          {t('noChart')}
        </Text>
      ) : null}
      <AccountField
        {...field('expenseAccountId')}
        label={tVendor('expenseAccount')}
        help={t('expenseHelp')}
        optional
        accounts={choices.data?.accounts ?? []}
        chosen={vendor?.expenseAccount}
      />
    </FormSection>
  );
}
