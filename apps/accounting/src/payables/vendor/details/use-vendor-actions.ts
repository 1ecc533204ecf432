import { useMessages } from '@courtyard/common';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import type { PageAct, PageActions } from '@courtyard/ui';
import { useArchive } from '../use-archive';
import { vendorPaths } from '../vendor-paths';
import { detailsMessages } from './details.messages';
import type { TinQuestion } from './tin.dialog';

/** What can be done with a vendor, for who keeps them; `onTin` opens a question about the TIN. */
export function useVendorActions(vendor: Vendor, onTin: (question: TinQuestion) => void): PageActions {
  const t = useMessages(detailsMessages);
  const archiving = useArchive();
  const statement: PageAct = { label: t('statement'), icon: 'list', to: vendorPaths.statement(vendor.id) };
  if (!archiving) return { secondary: [statement] };
  const hasTin = vendor.tin !== null;
  return {
    primary: { label: t('edit'), icon: 'edit', to: vendorPaths.edit(vendor.id) },
    secondary: [
      statement,
      {
        label: t(hasTin ? 'replaceTin' : 'setTin'),
        id: 'tin',
        icon: 'file-text',
        onSelect: () => onTin('set'),
      },
    ],
    more: [
      archiving(vendor),
      hasTin
        ? { label: t('removeTin'), icon: 'trash', tone: 'danger', onSelect: () => onTin('remove') }
        : null,
    ],
  };
}
