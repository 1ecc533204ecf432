import { useCan, useMessages } from '@courtyard/common';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import type { PageAction, PageActions } from '@courtyard/ui';
import { billPaths } from '../../bill/bill-paths';
import { useArchive } from '../use-archive';
import { vendorPaths } from '../vendor-paths';
import { detailsMessages } from './details.messages';

/** What can be done with a vendor, for who enters their bills and who keeps them; `onRemoveTin` opens the question. */
export function useVendorActions(vendor: Vendor, onRemoveTin: () => void): PageActions {
  const t = useMessages(detailsMessages);
  const archiving = useArchive();
  const canEnter = useCan('Bill Create') && vendor.archivedAt === null;
  const statement: PageAction = { label: t('statement'), icon: 'list', to: vendorPaths.statement(vendor.id) };
  const edit: PageAction = { label: t('edit'), icon: 'edit', to: vendorPaths.edit(vendor.id) };
  return {
    // What most come for: their next bill.
    primary: canEnter ? { label: t('enterBill'), icon: 'plus', to: billPaths.createFor(vendor.id) } : null,
    secondary: [statement, archiving ? edit : null],
    more: archiving
      ? [
          archiving(vendor),
          vendor.tin === null
            ? null
            : { label: t('removeTin'), icon: 'trash', tone: 'danger', onSelect: onRemoveTin },
        ]
      : [],
  };
}
