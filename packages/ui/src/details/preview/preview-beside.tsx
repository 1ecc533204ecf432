import { lazyOverlay } from '@courtyard/common';
import type { ReactNode } from 'react';
import type { MenuItemSpec } from '../../overlays/menu';
import { chakra } from '../../theme/styled';

const ListPreview = lazyOverlay(async () => (await import('./list-preview')).ListPreview);

/** Room for the list, and beside it for the preview. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '5',
    '&[data-previews]': { lg: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
  },
});

interface PreviewBesideProps {
  /** The row that is previewed, by name and address. */
  shown: { name: string; to: string | undefined } | undefined;
  /** What is told of it. */
  content: ReactNode;
  onClose: () => void;
  /** The list. */
  children: ReactNode;
}

/** A list with the preview of one of its rows. */
export function PreviewBeside({ shown, content, onClose, children }: PreviewBesideProps) {
  return (
    <Columns data-previews={shown ? '' : undefined}>
      {children}
      {shown ? (
        <ListPreview {...shown} onClose={onClose}>
          {content}
        </ListPreview>
      ) : null}
    </Columns>
  );
}

/** A row's menu with its preview, before what takes something away. */
export function withPreview<Row>(
  rowMenu: ((row: Row) => MenuItemSpec[]) | undefined,
  onPreview: (row: Row) => void,
  label: string,
) {
  if (!rowMenu) return undefined;
  return (row: Row): MenuItemSpec[] => {
    const items = rowMenu(row);
    const takesAway = ({ tone }: MenuItemSpec) => tone === 'danger';
    const preview: MenuItemSpec = { label, icon: 'info', onSelect: () => onPreview(row) };
    return [...items.filter((item) => !takesAway(item)), preview, ...items.filter(takesAway)];
  };
}
