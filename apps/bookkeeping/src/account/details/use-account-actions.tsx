import { toast, useCan, useMessages } from '@courtyard/common';
import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { type PageActions, useFailureToast, useUndo } from '@courtyard/ui';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { accountPaths } from '../account-paths';
import { useArchiveAccount } from '../account.queries';
import { detailsMessages } from './details.messages';

/** What can be done with an account, for who keeps the chart. */
export function useAccountActions({ id, name, version, archivedAt, isHeading }: Account): PageActions {
  const t = useMessages(detailsMessages);
  const canChange = useCan('Chart Update');
  const archiving = useArchiveAccount(id);
  const showFailure = useFailureToast();
  const done = useUndo();
  const bringBack = (from: number) => archiving.mutateAsync({ archived: false, version: from });
  const archive = async () => {
    const answer = await archiving.mutateAsync({ archived: true, version });
    done({
      title: t('archivedToast', { name }),
      undo: () => bringBack(answer.version),
      undone: t('restoredToast', { name }),
    });
  };
  const restore = async () => {
    await bringBack(version);
    toast({ title: t('restoredToast', { name }), kind: 'success' });
  };
  if (!canChange) return {};
  const turn: MenuItemSpec =
    archivedAt === null
      ? { label: t('archive'), icon: 'trash', onSelect: () => void archive().catch(showFailure) }
      : { label: t('restore'), icon: 'refresh', onSelect: () => void restore().catch(showFailure) };
  return {
    primary: { label: t('edit'), icon: 'edit', to: accountPaths.edit(id) },
    more: [
      isHeading && archivedAt === null
        ? { label: t('addBelow'), icon: 'plus', to: accountPaths.createBelow(id) }
        : null,
      turn,
    ],
  };
}
