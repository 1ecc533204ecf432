import { HStack, IconButton } from '@courtyard/ui';

export interface OrderButtonsProps {
  /** Place in the list, and how long that is. */
  at: number;
  count: number;
  labels: { earlier: string; later: string; remove: string };
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves a record of a list towards either end, or takes it out. */
export function OrderButtons({ at, count, labels, onMove, onRemove }: OrderButtonsProps) {
  // At an end the button keeps the focus that moved the record there.
  const step = (by: -1 | 1, isAtEnd: boolean) =>
    isAtEnd ? { 'aria-disabled': true } : { onClick: () => onMove(by) };
  return (
    <HStack gap="0">
      <IconButton icon="arrow-up" label={labels.earlier} {...step(-1, at === 0)} />
      <IconButton icon="arrow-down" label={labels.later} {...step(1, at === count - 1)} />
      <IconButton icon="trash" label={labels.remove} onClick={onRemove} />
    </HStack>
  );
}
