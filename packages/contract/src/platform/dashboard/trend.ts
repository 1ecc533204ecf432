import { z } from 'zod';
import { amountMinor, day } from '../../wire/primitives';

/** An amount at the ends of the last months and today, the oldest first; months before the first amount are left out. */
export const trend = z.object({
  points: z.array(z.object({ on: day, amountMinor })),
  /** Today less the end of last month; null where there is nothing to compare with. */
  changeMinor: amountMinor.nullable(),
});

export type Trend = z.infer<typeof trend>;
