import { downloadFile, lazyOverlay, toast, useMessages } from '@courtyard/common';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import { useFailureToast, useUndo } from '@courtyard/ui';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { contentUrl, documentPaths } from './document-paths';
import { documentMessages } from './document.messages';
import { useRestoreDocument, useSetFavorite, useTrashDocument } from './document.queries';

const CopyDocumentDialog = lazyOverlay(
  async () => (await import('../folder/move.dialog')).CopyDocumentDialog,
);
const MoveDocumentDialog = lazyOverlay(
  async () => (await import('../folder/move.dialog')).MoveDocumentDialog,
);

/** What can be done with a document of a list, or on its page; `dialog` is drawn anywhere. */
export function useDocumentActions(): {
  menu: (item: DocumentSummary) => MenuItemSpec[];
  actions: (item: DocumentSummary) => MenuItemSpec[];
  dialog: ReactNode;
} {
  const t = useMessages(documentMessages);
  const [moved, setMoved] = useState<DocumentSummary | null>(null);
  const [copied, setCopied] = useState<DocumentSummary | null>(null);
  const favorite = useSetFavorite();
  const toTrash = useTrash();
  const actions = (item: DocumentSummary): MenuItemSpec[] => {
    const { id, isFavorite, right } = item;
    const own: MenuItemSpec = {
      label: isFavorite ? t('unfavorite') : t('favorite'),
      icon: 'star',
      onSelect: () => favorite.mutate({ id, isFavorite: !isFavorite }),
    };
    const copy: MenuItemSpec = { label: t('copy'), icon: 'copy', onSelect: () => setCopied(item) };
    if (right !== 'change') return [own, copy];
    return [
      own,
      copy,
      { label: t('move'), icon: 'arrow-right', onSelect: () => setMoved(item) },
      { label: t('toTrash'), icon: 'trash', tone: 'danger', onSelect: () => void toTrash(item) },
    ];
  };
  return {
    actions,
    menu: (item) => [
      { label: item.name, icon: 'file-text', to: documentPaths.details(item.space, item.id) },
      {
        label: t('download'),
        icon: 'download',
        onSelect: () => downloadFile(contentUrl(item.id), item.name),
      },
      ...actions(item),
    ],
    dialog: (
      <>
        {moved ? <MoveDocumentDialog item={moved} onClose={() => setMoved(null)} /> : null}
        {copied ? <CopyDocumentDialog item={copied} onClose={() => setCopied(null)} /> : null}
      </>
    ),
  };
}

/** Moves a document to the trash, with the way back. */
function useTrash() {
  const t = useMessages(documentMessages);
  const undo = useUndo();
  const failed = useFailureToast();
  const trashing = useTrashDocument();
  const restoring = useRestoreDocument();
  return async ({ id, name, version }: DocumentSummary) => {
    try {
      const trashed = await trashing.mutateAsync({ id, version });
      undo({
        title: t('trashed', { name }),
        undo: () => restoring.mutateAsync({ id, version: trashed.version }),
        undone: t('restored', { name }),
      });
    } catch (error) {
      failed(error);
    }
  };
}

/** Takes a document back out of the trash, and says so or why not. */
export function useRestore() {
  const t = useMessages(documentMessages);
  const failed = useFailureToast();
  const restoring = useRestoreDocument();
  const restore = async ({ id, version, name }: DocumentSummary) => {
    try {
      await restoring.mutateAsync({ id, version });
      toast({ title: t('restored', { name }), kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return { restore, isRestoring: restoring.isPending };
}
