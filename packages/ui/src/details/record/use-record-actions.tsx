import { useNavigate } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import type { PageAction, PageActions } from '../../layout/page-actions';
import type { MenuItemSpec } from '../../overlays/menu';
import { useDetailsTexts } from '../details.messages';
import { type RemovalWords, useRemoval } from '../use-removal';

interface RecordActions {
  /** Whether this person may change the record; nothing is there for others. */
  may: boolean;
  record: { id: string; name: string };
  paths: { list: string; edit: (id: string) => string };
  remove: (id: string) => Promise<unknown>;
  removal: Omit<RemovalWords, 'name'>;
  /** What is done most often, in place of Edit, which is then the second. */
  primary?: PageAction | null;
  /** Done rarely: behind the three dots, before the removal. */
  items?: readonly MenuItemSpec[];
}

/**
 * What can be done with a record on its page: its own action, Edit, and behind the three dots what is rare, with the removal.
 * `dialog` asks before the removal and is drawn anywhere on the page.
 */
export function useRecordActions(given: RecordActions): { actions: PageActions; dialog: ReactNode } {
  const { may, record, paths, remove, removal, primary, items = [] } = given;
  const t = useDetailsTexts();
  const navigate = useNavigate();
  const removing = useRemoval(
    remove,
    () => ({ name: record.name, ...removal }),
    () => navigate(paths.list),
  );
  const edit: PageAction = { label: t('edit'), icon: 'edit', to: paths.edit(record.id) };
  const take: MenuItemSpec = {
    label: t('remove'),
    icon: 'trash',
    tone: 'danger',
    onSelect: () => removing.ask(record),
  };
  const actions = {
    primary: primary ?? edit,
    secondary: primary ? [edit] : [],
    more: [...items, take],
  };
  return { actions: may ? actions : {}, dialog: removing.dialog };
}
