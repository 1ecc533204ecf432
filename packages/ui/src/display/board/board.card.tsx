import { useDraggable } from '@dnd-kit/core';
import { useMessages } from '@courtyard/common';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Menu } from '../../overlays/menu';
import { chakra } from '../../theme/styled';
import { boardMessages } from './board.messages';

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    minWidth: '0',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.surface',
    boxShadow: 'raised',
    outline: '1px solid transparent',
  },
  variants: {
    held: { true: { boxShadow: 'overlay', cursor: 'grabbing' } },
    movable: { true: { cursor: 'grab', touchAction: 'manipulation', userSelect: 'none' } },
    left: { true: { opacity: '0.4' } },
  },
});

/** The sheet of a card, as it lies in its column and as it is held. */
export function CardSheet({ isHeld = false, children }: { isHeld?: boolean; children: ReactNode }) {
  return (
    <Sheet held={isHeld}>
      <chakra.div flex="1" minWidth="0">
        {children}
      </chakra.div>
    </Sheet>
  );
}

interface BoardCardProps {
  id: string;
  column: string;
  name: string;
  /** The columns that it can go to. */
  targets: readonly { id: string; title: string }[];
  onMove: (to: string) => void;
  children: ReactNode;
}

/** A card of a board: dragged as a whole by mouse and finger, by keys from its grip, or sent by its menu. */
export function BoardCard({ id, column, name, targets, onMove, children }: BoardCardProps) {
  const t = useMessages(boardMessages);
  const isFixed = targets.length === 0;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id,
    data: { column },
    disabled: isFixed,
  });
  const label = t('move', { name });
  return (
    <li>
      <Sheet ref={setNodeRef} movable={!isFixed} left={isDragging} {...listeners}>
        <chakra.div flex="1" minWidth="0">
          {children}
        </chakra.div>
        {isFixed ? null : (
          <chakra.div display="flex" flexDirection="column" flexShrink="0" my="-1" me="-1">
            <IconButton
              ref={setActivatorNodeRef}
              icon="grip"
              size="sm"
              label={t('drag', { name })}
              aria-describedby={attributes['aria-describedby']}
              aria-roledescription={attributes['aria-roledescription']}
            />
            <Menu
              label={label}
              items={targets.map((target) => ({
                label: t('moveTo', { column: target.title }),
                icon: 'arrow-right',
                onSelect: () => onMove(target.id),
              }))}
              trigger={<IconButton icon="more" size="sm" label={label} />}
            />
          </chakra.div>
        )}
      </Sheet>
    </li>
  );
}
