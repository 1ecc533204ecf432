import { useNavigate } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import { LinkButton } from '../../actions/links';
import { Menu, type MenuItemSpec } from '../../overlays/menu';
import { useDetailsTexts } from '../details.messages';
import { type RemovalWords, useRemoval } from '../use-removal';

interface ThingActionsProps {
  thing: { id: string; name: string };
  paths: { list: string; edit: (id: string) => string };
  remove: (id: string) => Promise<unknown>;
  removal: Omit<RemovalWords, 'name'>;
  /** Done rarely: behind the three dots, before the removal. */
  items?: MenuItemSpec[];
  /** What is done most often, as a button beside Edit, which is then not the main one. */
  children?: ReactNode;
}

/** What can be done with a thing on its page: its own act, Edit, and behind the three dots what is rare, with the removal. */
export function ThingActions({ thing, paths, remove, removal, items = [], children }: ThingActionsProps) {
  const t = useDetailsTexts();
  const navigate = useNavigate();
  const { id, name } = thing;
  const more = t('more', { name });
  const removing = useRemoval(
    remove,
    () => ({ name, ...removal }),
    () => navigate(paths.list),
  );
  return (
    <>
      <Menu
        label={more}
        trigger={<IconButton icon="more" variant="secondary" label={more} />}
        items={[
          ...items,
          {
            label: t('remove'),
            icon: 'trash',
            tone: 'danger',
            separated: items.length > 0,
            onSelect: () => removing.ask(thing),
          },
        ]}
      />
      <LinkButton to={paths.edit(id)} icon="edit" variant={children ? 'secondary' : 'primary'}>
        {t('edit')}
      </LinkButton>
      {children}
      {removing.dialog}
    </>
  );
}
