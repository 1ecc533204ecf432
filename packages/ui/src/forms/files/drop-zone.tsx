import type { HTMLChakraProps } from '@chakra-ui/react';
import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { chakra } from '../../theme/styled';
import { Icon } from '../../display/icon/icon';
import { useFieldControl } from '../fields/field-context';

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '5',
    borderRadius: 'md',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'sm',
    transition: 'background-color 100ms, border-color 100ms',
    '&:is(:hover, [data-over])': { borderColor: 'accent.fg', bg: 'accent.subtle' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent.solid}', outlineOffset: '2px' },
  },
});

/** Lies over the whole zone, unseen: pressing anywhere browses, and the keyboard finds a native input. */
export function FileInput(props: HTMLChakraProps<'input'> & { ref?: Ref<HTMLInputElement> }) {
  const field = useFieldControl();
  return (
    <chakra.input
      {...field}
      {...props}
      type="file"
      position="absolute"
      inset="0"
      opacity="0"
      cursor="pointer"
    />
  );
}

interface DropZoneProps {
  /** What can be done, with a word that looks like a link. */
  text: string;
  browse: string;
  limit: string;
  onDrop: (transfer: DataTransfer) => void;
  /** The `FileInput`. */
  children: ReactNode;
}

/** A place to drop files, or to press and browse for them. */
export function DropZone({ text, browse, limit, onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
  };
  return (
    <Zone
      {...(isOver ? { 'data-over': '' } : {})}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span>
        {text}{' '}
        <chakra.span color="accent.fg" fontWeight="medium">
          {browse}
        </chakra.span>
        <chakra.span color="fg.subtle" whiteSpace="nowrap">{` · ${limit}`}</chakra.span>
      </span>
      {children}
    </Zone>
  );
}
