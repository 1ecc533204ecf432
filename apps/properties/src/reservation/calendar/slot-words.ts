import { useFormats, useMessages } from '@courtyard/common';
import { calendarMessages } from './calendar.messages';
import { type Block, isWholeDay } from './week-layout.rules';

/** What a block is in a word or two, and the whole of it for a screen reader. */
export function useSlotWords() {
  const t = useMessages(calendarMessages);
  const formats = useFormats();
  const what = (block: Block) => {
    if (block.state === 'requested' && block.mine) return t('yourRequest');
    return t(`state.${block.state}`);
  };
  const time = formats.time;
  const span = (block: Block) =>
    isWholeDay(block) ? t('allDay') : `${time(block.startsAt)} – ${time(block.endsAt)}`;
  return {
    what,
    /** When it begins, for the block itself: its day stands above it. */
    begin: (block: Block) => (isWholeDay(block) ? what(block) : time(block.startsAt)),
    span,
    label: (block: Block, day: string) => {
      const said = block.title ? `${block.title}, ${what(block)}` : what(block);
      return t('slot', {
        weekday: formats.weekday(day),
        day: formats.day(day),
        span: span(block),
        what: said,
      });
    },
  };
}
