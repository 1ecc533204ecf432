import type { MenuItemSpec } from '../overlays/menu';
import { useDataTexts } from './data.messages';

/** Addresses of the pages about one thing. */
interface ThingPaths {
  details: (id: string) => string;
  edit: (id: string) => string;
}

/** The menu of a row that opens the thing, and leads those to its form who may change it. */
export function useRowLinks(paths: ThingPaths, mayEdit: boolean): (row: { id: string }) => MenuItemSpec[] {
  const t = useDataTexts();
  return ({ id }) => {
    const open: MenuItemSpec = { label: t('openRow'), icon: 'arrow-right', to: paths.details(id) };
    const edit: MenuItemSpec = { label: t('editRow'), icon: 'edit', to: paths.edit(id) };
    return mayEdit ? [open, edit] : [open];
  };
}
