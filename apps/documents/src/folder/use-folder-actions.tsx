import { downloadFile, lazyOverlay, toast, useCan, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import type { PageAction } from '@courtyard/ui';
import { useRemoval } from '@courtyard/ui/details';
import type { MenuItemSpec } from '@courtyard/ui/overlays';
import { type ReactNode, useState } from 'react';
import { documentPaths, folderZipUrl } from '../document/document-paths';
import { libraryMessages } from '../library/library.messages';
import { folderMessages } from './folder.messages';
import { useFollowFolder, useRemoveFolder } from './folder.queries';
import { useFolderName } from './use-folder-name';

const UploadDialog = lazyOverlay(async () => (await import('../upload/upload.dialog')).UploadDialog);
const NewFolderDialog = lazyOverlay(async () => (await import('./folder-name.dialog')).NewFolderDialog);
const RenameFolderDialog = lazyOverlay(async () => (await import('./folder-name.dialog')).RenameFolderDialog);
const MoveFolderDialog = lazyOverlay(async () => (await import('./move.dialog')).MoveFolderDialog);
const FolderHistoryDialog = lazyOverlay(
  async () => (await import('./folder-history.dialog')).FolderHistoryDialog,
);
const ShareDialog = lazyOverlay(async () => (await import('./share/share.dialog')).ShareDialog);

const UnreachableDialog = lazyOverlay(async () => (await import('./unreachable.dialog')).UnreachableDialog);

const dialogs = {
  upload: UploadDialog,
  add: NewFolderDialog,
  rename: RenameFolderDialog,
  move: MoveFolderDialog,
  share: ShareDialog,
  history: FolderHistoryDialog,
};

interface FolderActions {
  /** The folder that is open; null for the list of the tops. */
  open: FolderSummary | null;
  /** Where something is added. */
  target: FolderSummary | null;
}

interface Actions {
  actions: { primary: PageAction | null; secondary: PageAction[]; more: MenuItemSpec[] };
  dialog: ReactNode;
}

/** What can be done with the folder that is open. */
export function useFolderActions({ open, target }: FolderActions): Actions {
  const t = useMessages(folderMessages);
  const tLibrary = useMessages(libraryMessages);
  const nameOf = useFolderName();
  const navigate = useNavigate();
  const [shown, setShown] = useState<keyof typeof dialogs | null>(null);
  const [isTakingOver, setTakingOver] = useState(false);
  const [changesDocuments, changesRoles] = [useCan('Hoa Document Update'), useCan('Role Update')];
  const removing = useRemoval(
    useRemoveFolder().mutateAsync,
    ({ name }: FolderSummary) => ({ name, text: t('removeText') }),
    () =>
      open &&
      navigate(
        open.parentId === null
          ? documentPaths.list(open.space)
          : documentPaths.folder(open.space, open.parentId),
      ),
  );
  const canAdd = target !== null && target.right !== 'view';
  const canChange = open?.right === 'change';
  const action = (label: string, icon: PageAction['icon'], dialog: keyof typeof dialogs): PageAction => ({
    label,
    icon,
    onSelect: () => setShown(dialog),
  });
  const ofFolder: MenuItemSpec[] =
    open && canChange && open.root === null
      ? [
          action(t('rename'), 'edit', 'rename'),
          action(t('move'), 'arrow-right', 'move'),
          { label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => removing.ask(open) },
        ]
      : [];
  const following = useFollowFolder();
  const toggleFollow = (folder: FolderSummary) => {
    const isFollowed = !folder.isFollowed;
    const said = t(isFollowed ? 'followed' : 'unfollowed', { name: nameOf(folder) });
    following.mutate(
      { id: folder.id, isFollowed },
      { onSuccess: () => toast({ title: said, kind: 'success' }) },
    );
  };
  const ofAnyFolder: MenuItemSpec[] = open
    ? [
        {
          label: t(open.isFollowed ? 'unfollow' : 'follow'),
          icon: 'bell',
          onSelect: () => toggleFollow(open),
        },
        {
          label: t('asZip'),
          icon: 'download',
          onSelect: () => downloadFile(folderZipUrl(open.id), `${nameOf(open)}.zip`),
        },
        action(t('history'), 'clock', 'history'),
      ]
    : [];
  const takesOver: MenuItemSpec[] =
    open?.root === 'hoa' && changesDocuments && changesRoles
      ? [{ label: t('unreachable'), icon: 'lock', onSelect: () => setTakingOver(true) }]
      : [];
  const Shown = shown ? dialogs[shown] : null;
  const subject = shown === 'upload' || shown === 'add' ? target : open;
  return {
    actions: {
      primary: canAdd ? action(tLibrary('upload'), 'upload', 'upload') : null,
      secondary: canAdd ? [action(t('newFolder'), 'folder', 'add')] : [],
      more: [
        ...ofAnyFolder,
        ...(canChange ? [action(t('share'), 'users', 'share')] : []),
        ...ofFolder,
        ...takesOver,
      ],
    },
    dialog: (
      <>
        {Shown && subject ? <Shown folder={subject} onClose={() => setShown(null)} /> : null}
        {isTakingOver ? <UnreachableDialog onClose={() => setTakingOver(false)} /> : null}
        {removing.dialog}
      </>
    ),
  };
}
