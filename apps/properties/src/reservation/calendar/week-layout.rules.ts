import type { Availability, SlotState } from '@courtyard/contract/properties/common-area/common-area';
import type { CalendarReservation } from '@courtyard/contract/properties/reservation/reservation';
import { minutesOnDay } from '@courtyard/contract/days';

/** What one may see of a stretch of time: `requested` waits for approval, `mine` and `taken` are booked. */
export type BlockState = SlotState | 'requested';

/** A free slot, or a booking over all the slots that it takes. */
export interface Block {
  key: string;
  startsAt: string;
  endsAt: string;
  state: BlockState;
  mine: boolean;
  /** It has started: nothing can be done with it. */
  past: boolean;
  /** Unit and name, for those who may see them. */
  title: string | null;
  reservationId: string | null;
  /** Minutes on the wall's clock of its day. */
  from: number;
  to: number;
  /** 0, but for the hour that the clock shows twice in autumn: its second passage lies beside the first. */
  lane: number;
}

export interface DayColumn {
  day: string;
  closed: string | null;
  blocks: Block[];
  /** How many blocks lie side by side at most: 1, or 2 on the day that an hour comes twice. */
  lanes: number;
}

const minutesPerDay = 1440;

type Day = Availability['days'][number];
type Slot = Day['slots'][number];

/** Puts bookings over the slots of a day: a booking of three slots becomes one block. */
export function layOutDay(day: Day, bookings: readonly CalendarReservation[], timeZone: string): DayColumn {
  const blocks: Block[] = [];
  for (const slot of day.slots) {
    const booking = bookings.find((each) => overlaps(each, slot));
    const last = blocks.at(-1);
    if (booking && last && last.key === keyOf(booking)) {
      last.endsAt = slot.endsAt;
      last.to = minutesOnDay(slot.endsAt, day.day, timeZone);
      continue;
    }
    blocks.push(blockOf(slot, booking, day.day, timeZone));
  }
  return { day: day.day, closed: day.closed, blocks, lanes: assignLanes(blocks) };
}

const keyOf = (booking: CalendarReservation) => booking.id ?? `${booking.areaId} ${booking.startsAt}`;

const overlaps = (a: { startsAt: string; endsAt: string }, b: { startsAt: string; endsAt: string }) =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt);

function blockOf(slot: Slot, booking: CalendarReservation | undefined, day: string, timeZone: string): Block {
  return {
    key: booking ? keyOf(booking) : slot.startsAt,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    state: booking ? stateOf(booking) : slot.state,
    mine: booking?.mine ?? slot.state === 'mine',
    past: slot.state === 'past',
    title: booking?.title ?? null,
    reservationId: booking?.id ?? null,
    from: minutesOnDay(slot.startsAt, day, timeZone),
    to: minutesOnDay(slot.endsAt, day, timeZone),
    lane: 0,
  };
}

function stateOf(booking: CalendarReservation): BlockState {
  if (booking.status === 'requested') return 'requested';
  return booking.mine ? 'mine' : 'taken';
}

function assignLanes(blocks: Block[]): number {
  const ends: number[] = [];
  for (const block of blocks) {
    // An hour that comes twice ends where it starts, or before: on the wall it is as long as its first passage.
    if (block.to <= block.from) block.to = Math.min(minutesPerDay, block.from + lengthInMinutes(block));
    const lane = ends.findIndex((end) => end <= block.from);
    block.lane = lane === -1 ? ends.length : lane;
    ends[block.lane] = block.to;
  }
  return Math.max(1, ends.length);
}

const lengthInMinutes = (block: Block) => (Date.parse(block.endsAt) - Date.parse(block.startsAt)) / 60_000;

/** Whether a block is a day from midnight to midnight, which needs no times. */
export const isWholeDay = (block: Pick<Block, 'from' | 'to'>) =>
  block.from === 0 && block.to === minutesPerDay;

/** The rows of a week: equal steps from the first opening to the last closing, in minutes on the wall's clock. */
export interface WeekScale {
  from: number;
  to: number;
  /** Minutes of one row: every block starts and ends on a row's edge. */
  step: number;
}

/** The coarsest rows on which every block fits; null for a week without any. */
export function scaleOf(days: readonly DayColumn[]): WeekScale | null {
  const edges = days.flatMap((day) => day.blocks.flatMap((block) => [block.from, block.to]));
  if (edges.length === 0) return null;
  const from = Math.min(...edges);
  const to = Math.max(...edges);
  const step = edges.reduce((divisor, edge) => gcd(divisor, edge - from), to - from);
  return { from, to, step };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** First row (from 1) and number of rows of a block. */
export function rowsOf(block: Pick<Block, 'from' | 'to'>, scale: WeekScale): { row: number; span: number } {
  return {
    row: (block.from - scale.from) / scale.step + 1,
    span: Math.max(1, (block.to - block.from) / scale.step),
  };
}

/** Times at the left edge: every full hour, or every row where rows are longer than that. */
export function marksOf(scale: WeekScale): { minutes: number; row: number }[] {
  const count = (scale.to - scale.from) / scale.step;
  return Array.from({ length: count }, (_, index) => ({
    minutes: scale.from + index * scale.step,
    row: index + 1,
  })).filter(({ minutes }) => scale.step >= 60 || minutes % 60 === 0);
}

/** Height of a row in quarters of a rem, a step of the design's spacing. */
export type RowSize = 3 | 4 | 5 | 9;

/** The lowest rows with which the shortest block is still a target for a finger. */
export function rowSizeOf(days: readonly DayColumn[], scale: WeekScale): RowSize {
  const shortest = Math.min(...days.flatMap((day) => day.blocks.map((block) => rowsOf(block, scale).span)));
  if (shortest <= 1) return 9;
  if (shortest === 2) return 5;
  return shortest === 3 ? 4 : 3;
}

/** Lines of small text (1 rem each) that fit into a block over `span` rows, its edges taken off. */
export function linesIn(span: number, rowSize: RowSize): number {
  return Math.max(1, Math.floor((span * rowSize) / 4 - 0.75));
}
