import type { Status } from '@courtyard/ui';
import type { Block, BlockState } from './week-layout.rules';

/** How a block is drawn. Colour never stands alone: each state has its word, and what is not free is filled. */
export const slotLooks = {
  free: { bg: 'bg.surface', color: 'fg.muted', borderColor: 'border.default' },
  mine: { bg: 'accent.subtle', color: 'accent.fg', ...edge('accent.solid') },
  requested: {
    bg: 'status.attention.subtle',
    color: 'status.attention.fg',
    ...edge('status.attention.solid'),
  },
  taken: { bg: 'bg.hover', color: 'fg.muted', ...edge('border.strong') },
  past: { bg: 'transparent', color: 'fg.subtle', borderColor: 'transparent' },
  tooFar: { bg: 'bg.subtle', color: 'fg.subtle', borderColor: 'transparent' },
} as const satisfies Record<BlockState, object>;

/** A booking is told from free time by its strong leading edge, also where colours are not. */
function edge<C extends string>(color: C) {
  return {
    borderColor: 'transparent',
    borderInlineStartColor: color,
    borderInlineStartWidth: '3px',
  } as const;
}

export const slotStatus: Record<BlockState, Status> = {
  free: 'ok',
  mine: 'info',
  requested: 'attention',
  taken: 'neutral',
  past: 'neutral',
  tooFar: 'neutral',
};

/** What a press can do something with: a free slot, or a booking of one's own or that one may open. */
export const canOpen = (block: Block, canBook: boolean) =>
  block.reservationId !== null || (block.state === 'free' && canBook);
