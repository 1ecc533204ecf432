import { useMessages } from '@courtyard/common';
import type { VendorSummary } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { vendorColumns } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import { DayText, HStack, Missing, Text, TextLink } from '@courtyard/ui';
import { useColumns, useFieldTexts } from '@courtyard/ui/data';
import { vendorPaths } from '../vendor-paths';
import { ArchivedBadge, InsuranceBadge, TaxGaps, useTermsText } from '../vendor-parts';
import { vendorMessages } from '../vendor.messages';
import { listMessages } from './list.messages';

/** Columns of the list. */
export function useVendorColumns() {
  const t = useMessages(listMessages);
  const tVendor = useMessages(vendorMessages);
  const termsText = useTermsText();
  const { text } = useFieldTexts(vendorColumns);
  return useColumns(vendorColumns, [
    {
      field: 'name',
      priority: 1,
      cell: (vendor) => (
        <HStack gap="2" flexWrap="wrap">
          <TextLink to={vendorPaths.details(vendor.id)}>{vendor.name}</TextLink>
          <ArchivedBadge vendor={vendor} />
        </HStack>
      ),
    },
    {
      field: 'termsDays',
      header: tVendor('terms'),
      align: 'start',
      priority: 2,
      cell: ({ termsDays }) => termsText(termsDays),
    },
    {
      field: 'reportable',
      header: '1099',
      priority: 2,
      // The box before its colon: what it is for is on the page.
      cell: (vendor) => text(vendor, 'taxBox')?.split(':')[0] ?? tVendor('noTax'),
    },
    { id: 'taxRecord', header: t('taxRecord'), priority: 2, cell: (vendor) => <TaxRecord vendor={vendor} /> },
    {
      field: 'insuredUntil',
      align: 'start',
      priority: 3,
      cell: (vendor) =>
        vendor.insuredUntil === null ? (
          <Missing />
        ) : (
          <HStack gap="2" rowGap="1" flexWrap="wrap">
            <DayText day={vendor.insuredUntil} />
            <InsuranceBadge vendor={vendor} />
          </HStack>
        ),
    },
  ]);
}

/** The end of the TIN, and what is missing. */
function TaxRecord({ vendor }: { vendor: VendorSummary }) {
  return (
    <HStack gap="2" rowGap="1" flexWrap="wrap">
      {vendor.tin ? (
        <Text as="span" numeric>
          ···{vendor.tin.lastFour}
        </Text>
      ) : null}
      <TaxGaps vendor={vendor} />
      {vendor.tin === null && !vendor.reportable ? <Missing /> : null}
    </HStack>
  );
}
