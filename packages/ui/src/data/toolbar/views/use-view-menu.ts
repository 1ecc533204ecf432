import { toast } from '@courtyard/common';
import type { ListView, ListViews } from '@courtyard/contract';
import { useUndo } from '../../../feedback/use-undo';
import type { MenuItemSpec } from '../../../overlays/menu';
import type { ViewActions } from './list-views.queries';
import { useViewsTexts } from './views.messages';

interface ViewMenuOptions {
  actions: ViewActions;
  known: ListViews;
}

const present = (items: (MenuItemSpec | false)[]) => items.filter((item) => item !== false);

/** What can be done with a view by who asks. */
export function useViewMenu({
  actions,
  known,
  onRename,
}: ViewMenuOptions & { onRename: (view: ListView) => void }): (view: ListView) => MenuItemSpec[] {
  const t = useViewsTexts();
  const done = useUndo();
  const { starts, canShare } = known;
  return (view) => {
    const said = (key: 'nowShared' | 'nowPrivate' | 'opensWith' | 'opensAsBefore') => () =>
      toast({ title: t(key, { view: view.name }), kind: 'success' });
    const isMyStart = starts.mine === view.id;
    const isCommunityStart = starts.community === view.id;
    return present([
      {
        label: t(isMyStart ? 'dropMyDefault' : 'makeMyDefault'),
        icon: 'pin',
        onSelect: () =>
          void actions.run(
            actions.start({ mine: isMyStart ? null : view.id }),
            said(isMyStart ? 'opensAsBefore' : 'opensWith'),
          ),
      },
      canShare &&
        view.isShared && {
          label: t(isCommunityStart ? 'dropCommunityDefault' : 'makeCommunityDefault'),
          icon: 'community',
          onSelect: () =>
            void actions.run(
              actions.start({ community: isCommunityStart ? null : view.id }),
              said(isCommunityStart ? 'opensAsBefore' : 'opensWith'),
            ),
        },
      view.may.change && { label: t('rename'), icon: 'edit', onSelect: () => onRename(view) },
      view.may.share && {
        label: t(view.isShared ? 'unshare' : 'share'),
        icon: view.isShared ? 'lock' : 'users',
        onSelect: () =>
          void actions.run(
            actions.change(view, { isShared: !view.isShared }),
            said(view.isShared ? 'nowPrivate' : 'nowShared'),
          ),
      },
      view.may.change && {
        label: t('delete'),
        icon: 'trash',
        separated: true,
        onSelect: () => {
          const removal = actions.remove(view);
          void actions.run(removal, () =>
            done({
              title: t('deleted', { view: view.name }),
              undo: async () => actions.restore(await removal),
            }),
          );
        },
      },
    ]);
  };
}

/** What can be done with the list as it comes: to open with it, where it would open otherwise. */
export function useDefaultMenu({ actions, known: { starts } }: ViewMenuOptions): MenuItemSpec[] {
  const t = useViewsTexts();
  if (starts.mine === null && starts.community === null) return [];
  const isStart = starts.mine === 'usual';
  return [
    {
      label: t(isStart ? 'dropMyDefault' : 'makeMyDefault'),
      icon: 'pin',
      onSelect: () =>
        void actions.run(actions.start({ mine: isStart ? null : 'usual' }), () =>
          toast({
            title: isStart ? t('opensAsBefore', { view: t('usual') }) : t('opensUsual'),
            kind: 'success',
          }),
        ),
    },
  ];
}
