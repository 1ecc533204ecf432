import { useMessages } from '@courtyard/common';
import { vendorColumns } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { useTermsText } from '../vendor-parts';
import { vendorMessages } from '../vendor.messages';
import { vendors } from '../vendor.queries';

/** A vendor beside the list. */
export function VendorPreview({ id }: { id: string }) {
  const t = useMessages(vendorMessages);
  const termsText = useTermsText();
  const { facts } = useFieldTexts(vendorColumns);
  return (
    <RecordPreview
      query={vendors.useOne(id)}
      facts={(vendor) => [
        ...facts(vendor, 'status', 'legalName', 'email', 'phone', 'accountNumber'),
        { label: t('terms'), value: termsText(vendor.termsDays) },
        ...facts(vendor, 'taxClass', 'reportable', 'tin', 'w9', 'insuredUntil'),
      ]}
    />
  );
}
