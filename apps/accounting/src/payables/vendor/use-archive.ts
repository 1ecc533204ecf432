import { toast, useCan, useMessages } from '@courtyard/common';
import type { VendorSummary } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { useFailureToast, useUndo } from '@courtyard/ui';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { vendorMessages } from './vendor.messages';
import { useArchiveVendor } from './vendor.queries';

type Archivable = Pick<VendorSummary, 'id' | 'name' | 'version' | 'archivedAt'>;

/** The action that archives a vendor, with Undo, or takes an archived one back; undefined for who may not. */
export function useArchive(): ((vendor: Archivable) => MenuItemSpec) | undefined {
  const t = useMessages(vendorMessages);
  const canKeep = useCan('Vendor Update');
  const { mutateAsync } = useArchiveVendor();
  const showFailure = useFailureToast();
  const done = useUndo();
  if (!canKeep) return undefined;

  const archive = async ({ id, name, version }: Archivable) => {
    const archived = await mutateAsync({ id, version, archived: true });
    done({
      title: t('archivedToast', { name }),
      undo: () => mutateAsync({ id, version: archived.version, archived: false }),
      undone: t('restoredToast', { name }),
    });
  };
  const restore = async ({ id, name, version }: Archivable) => {
    await mutateAsync({ id, version, archived: false });
    toast({ title: t('restoredToast', { name }), kind: 'success' });
  };
  return (vendor) =>
    vendor.archivedAt === null
      ? { label: t('archive'), icon: 'trash', onSelect: () => void archive(vendor).catch(showFailure) }
      : { label: t('restore'), icon: 'refresh', onSelect: () => void restore(vendor).catch(showFailure) };
}
