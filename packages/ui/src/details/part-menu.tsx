import type { To } from '@courtyard/common/router';
import { type MenuItemSpec, RowMenu } from '../overlays/menu';
import { useDetailsTexts } from './details.messages';

interface PartMenuProps {
  /** Names the part: "ABC-123". */
  name: string;
  /** Leads to its form, or opens it. */
  edit?: To | (() => void);
  /** What changing it is called where "Edit" would say too little. */
  editLabel?: string;
  /** Further actions. */
  items?: MenuItemSpec[];
  onRemove?: (() => void) | undefined;
}

/** The actions on one part of a record, behind the three dots of its row. */
export function PartMenu({ name, edit, editLabel, items = [], onRemove }: PartMenuProps) {
  const t = useDetailsTexts();
  const way = typeof edit === 'function' ? { onSelect: edit } : edit === undefined ? null : { to: edit };
  const all: (MenuItemSpec | null)[] = [
    way && { label: editLabel ?? t('edit'), icon: 'edit', ...way },
    ...items,
    onRemove ? { label: t('remove'), icon: 'trash', tone: 'danger', onSelect: onRemove } : null,
  ];
  return <RowMenu label={t('actionsFor', { name })} items={all.filter((item) => item !== null)} />;
}
