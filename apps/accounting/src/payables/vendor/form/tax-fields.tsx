import { choicesOf, useMessages } from '@courtyard/common';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { taxClasses, vendorTaxBoxes } from '@courtyard/contract/accounting/payables/vendor/vendor.values';
import {
  DateField,
  FilesField,
  FormSection,
  SelectField,
  SwitchField,
  useFormValue,
} from '@courtyard/ui/forms';
import { vendorMessages } from '../vendor.messages';
import { formMessages } from './form.messages';
import type { VendorForm } from './vendor-values';

/** What the W-9 says, and whether a 1099 is sent. */
export function TaxFields({ form, vendor }: { form: VendorForm; vendor: Vendor | undefined }) {
  const t = useMessages(formMessages);
  const tVendor = useMessages(vendorMessages);
  const isReportable = useFormValue(form, 'reportable') === true;
  const { field } = form;
  return (
    <FormSection title={t('tax')}>
      <SelectField
        {...field('taxClass')}
        label={tVendor('taxClass')}
        help={t('taxClassHelp')}
        optional
        options={choicesOf(tVendor, 'taxClass', taxClasses)}
      />
      <SwitchField {...field('reportable')} label={tVendor('reportable')} help={t('reportableHelp')} />
      {isReportable ? (
        <SelectField
          {...field('taxBox')}
          label={tVendor('taxBox')}
          help={t('taxBoxHelp')}
          required
          options={choicesOf(tVendor, 'taxBox', vendorTaxBoxes)}
        />
      ) : null}
      <DateField {...field('w9ReceivedOn')} label={tVendor('w9ReceivedOn')} />
      <FilesField
        {...field('w9FileId')}
        label={tVendor('w9File')}
        help={t('w9Help')}
        accept="application/pdf,image/*"
        camera
        files={vendor?.w9File ? [vendor.w9File] : []}
      />
    </FormSection>
  );
}
