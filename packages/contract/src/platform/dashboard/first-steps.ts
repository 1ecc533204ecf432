import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

/** One step of the first days, as it stands. */
export const firstStep = z.object({
  /** With its section's id before it: `properties/homes-insured`. */
  id: z.string(),
  title: z.string(),
  titles: z.object({ es: z.string().optional() }).optional(),
  /** Page where it is done. */
  url: z.string().startsWith('/'),
  isDone: z.boolean(),
});

export const firstStepRoutes = {
  listFirstSteps: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/first-steps',
    access: 'signed-in',
    summary: 'What I should do in the first days, with what of it is done; none once I put the list away',
    response: one(z.array(firstStep)),
  }),
};

export type FirstStep = z.infer<typeof firstStep>;
