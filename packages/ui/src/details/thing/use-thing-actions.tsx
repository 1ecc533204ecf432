import { useNavigate } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import type { PageAction, PageActions } from '../../layout/page-actions';
import type { MenuItemSpec } from '../../overlays/menu';
import { useDetailsTexts } from '../details.messages';
import { type RemovalWords, useRemoval } from '../use-removal';

interface ThingActions {
  /** Whether this person may change the thing; nothing is there for others. */
  may: boolean;
  thing: { id: string; name: string };
  paths: { list: string; edit: (id: string) => string };
  remove: (id: string) => Promise<unknown>;
  removal: Omit<RemovalWords, 'name'>;
  /** What is done most often, in place of Edit, which is then the second. */
  primary?: PageAction | null;
  /** Done rarely: behind the three dots, before the removal. */
  items?: readonly MenuItemSpec[];
}

/**
 * What can be done with a thing on its page: its own action, Edit, and behind the three dots what is rare, with the removal.
 * `dialog` asks before the removal and is drawn anywhere on the page.
 */
export function useThingActions(given: ThingActions): { actions: PageActions; dialog: ReactNode } {
  const { may, thing, paths, remove, removal, primary, items = [] } = given;
  const t = useDetailsTexts();
  const navigate = useNavigate();
  const removing = useRemoval(
    remove,
    () => ({ name: thing.name, ...removal }),
    () => navigate(paths.list),
  );
  const edit: PageAction = { label: t('edit'), icon: 'edit', to: paths.edit(thing.id) };
  const take: MenuItemSpec = {
    label: t('remove'),
    icon: 'trash',
    tone: 'danger',
    onSelect: () => removing.ask(thing),
  };
  const actions = {
    primary: primary ?? edit,
    secondary: primary ? [edit] : [],
    more: [...items, take],
  };
  return { actions: may ? actions : {}, dialog: removing.dialog };
}
