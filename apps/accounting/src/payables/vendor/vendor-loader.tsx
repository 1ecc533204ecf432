import { useMessages } from '@courtyard/common';
import { useParams } from '@courtyard/common/router';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { recordLoader, RecordLoader } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { vendorPaths } from './vendor-paths';
import { vendorMessages } from './vendor.messages';
import { vendors, vendorPager } from './vendor.queries';

/** The form of the vendor `?id=`. */
export const VendorFormLoader = recordLoader({
  messages: vendorMessages,
  title: (t) => t('vendor'),
  useOne: vendors.useOne,
  list: vendorPaths.list,
});

/** The gate of a vendor's page, whose path names it: `vendors/:vendorId/bills`. */
export function VendorLoader({ children }: { children: (vendor: Vendor) => ReactNode }) {
  const t = useMessages(vendorMessages);
  const { vendorId = '' } = useParams();
  return (
    <RecordLoader
      id={vendorId}
      query={vendors.useOne(vendorId)}
      title={t('vendor')}
      t={t}
      list={vendorPaths.list}
      pager={vendorPager}
    >
      {children}
    </RecordLoader>
  );
}
