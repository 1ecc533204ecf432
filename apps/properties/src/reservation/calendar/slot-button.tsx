import { Box, Text } from '@courtyard/ui';
import { canOpen, slotLooks } from './slot-looks';
import { useSlotWords } from './slot-words';
import type { Place } from './slot-focus.rules';
import { placeMark } from './use-slot-keys';
import { type Block, linesIn, type RowSize, rowsOf, type WeekScale } from './week-layout.rules';

export interface SlotButtonProps {
  block: Block;
  day: string;
  place: Place;
  scale: WeekScale;
  rowSize: RowSize;
  canBook: boolean;
  inTabOrder: boolean;
  onOpen: (block: Block) => void;
  onFocus: (place: Place) => void;
}

/** Words in a column too narrow for them would be letters; what a block is, its colour and its label still say. */
const whereItFits = { display: 'none', '@container (min-width: 3.25rem)': { display: '-webkit-box' } };

/** One block of the week. What cannot be acted on can still be reached and read. */
export function SlotButton(props: SlotButtonProps) {
  const { block, day, place, scale, inTabOrder } = props;
  const t = useSlotWords();
  const { row, span } = rowsOf(block, scale);
  const lines = linesIn(span, props.rowSize);
  const isFree = block.state === 'free';
  const opens = canOpen(block, props.canBook);
  return (
    <Box
      asChild
      display="flex"
      alignItems={isFree || lines === 1 ? 'center' : 'flex-start'}
      gridRow={`${row} / span ${span}`}
      gridColumn={block.lane + 1}
      containerType="inline-size"
      minWidth="0"
      px="1.5"
      py="1"
      my="0.5"
      borderRadius="sm"
      borderWidth="1px"
      overflow="hidden"
      textAlign="start"
      cursor={opens ? 'pointer' : 'default'}
      {...slotLooks[block.state]}
      {...(block.past ? { opacity: 0.7 } : {})}
      {...(isFree && opens
        ? {
            _hover: { bg: 'accent.subtle', borderColor: 'accent.border', color: 'accent.fg' },
            _focusVisible: { color: 'accent.fg' },
          }
        : {})}
    >
      <button
        type="button"
        aria-label={t.label(block, day)}
        aria-disabled={!opens}
        tabIndex={inTabOrder ? 0 : -1}
        onClick={() => {
          if (opens) props.onOpen(block);
        }}
        onFocus={() => props.onFocus(place)}
        {...placeMark(place)}
      >
        {isFree ? (
          <Text as="span" css={whereItFits} size="xs" lineClamp={1} numeric>
            {t.begin(block)}
          </Text>
        ) : (
          <Text
            as="span"
            css={whereItFits}
            size="xs"
            lineClamp={lines}
            overflowWrap="break-word"
            fontWeight={block.mine ? 'medium' : 'normal'}
          >
            {block.title ?? t.what(block)}
          </Text>
        )}
      </button>
    </Box>
  );
}
