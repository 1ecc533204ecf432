import { useMessages } from '@courtyard/common';
import type { Vendor, vendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import type { FormOf } from '@courtyard/ui/forms';
import { formMessages } from './form.messages';

export type VendorForm = FormOf<typeof vendorInput>;

/** What the form of a vendor begins with. */
export const valuesOf = (vendor: Vendor) => ({
  ...vendor,
  expenseAccountId: vendor.expenseAccount?.id ?? null,
  w9FileId: vendor.w9File?.id ?? null,
  certificateFileId: vendor.certificate?.id ?? null,
  fileIds: vendor.files.map(({ id }) => id),
});

/** What does not go together in a vendor, by field. */
export function useVendorRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  return {
    website: t('websiteWrong'),
    taxBox: t('boxMissing'),
    w9ReceivedOn: t('w9DayMissing'),
    insuredUntil: t('insuredDayMissing'),
  };
}
