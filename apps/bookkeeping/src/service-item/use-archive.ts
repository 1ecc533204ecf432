import { toast, useCan, useMessages } from '@courtyard/common';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { useFailureToast, useUndo } from '@courtyard/ui';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { serviceItemMessages } from './service-item.messages';
import { useArchiveServiceItem } from './service-item.queries';

/** The action that archives a service item, with Undo, or takes an archived one back; undefined for who may not. */
export function useArchive(): ((item: ServiceItem) => MenuItemSpec) | undefined {
  const t = useMessages(serviceItemMessages);
  const canKeep = useCan('Bookkeeping Service Update');
  const { mutateAsync } = useArchiveServiceItem();
  const showFailure = useFailureToast();
  const done = useUndo();
  if (!canKeep) return undefined;

  const archive = async ({ id, name, version }: ServiceItem) => {
    const archived = await mutateAsync({ id, version, archived: true });
    done({
      title: t('archivedToast', { name }),
      undo: () => mutateAsync({ id, version: archived.version, archived: false }),
      undone: t('restoredToast', { name }),
    });
  };
  const restore = async ({ id, name, version }: ServiceItem) => {
    await mutateAsync({ id, version, archived: false });
    toast({ title: t('restoredToast', { name }), kind: 'success' });
  };
  return (item) =>
    item.archivedAt === null
      ? { label: t('archive'), icon: 'trash', onSelect: () => void archive(item).catch(showFailure) }
      : { label: t('restore'), icon: 'refresh', onSelect: () => void restore(item).catch(showFailure) };
}
