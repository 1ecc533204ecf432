import type { VendorSummary } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { vendorColumns } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { vendorPaths } from '../vendor-paths';
import { ArchivedBadge, InsuranceBadge, TaxGaps, useTermsText } from '../vendor-parts';

export function VendorCard({ vendor }: { vendor: VendorSummary }) {
  const { text } = useFieldTexts(vendorColumns);
  const termsText = useTermsText();
  return (
    <ListCard
      title={<TextLink to={vendorPaths.details(vendor.id)}>{vendor.name}</TextLink>}
      facts={[termsText(vendor.termsDays), text(vendor, 'taxClass')]}
      lines={[vendor.email, vendor.phone]}
      badges={
        <>
          <ArchivedBadge vendor={vendor} />
          <TaxGaps vendor={vendor} />
          <InsuranceBadge vendor={vendor} />
        </>
      }
    />
  );
}
