import { z } from 'zod';
import { budgetInput } from './budget';

export const budgetSources = ['nothing', 'actuals', 'budget'] as const;

/** What the form of a new budget asks for: the source in one level, and the percentage as people say it. */
export const budgetForm = z.object({
  fundId: budgetInput.shape.fundId,
  yearFrom: budgetInput.shape.yearFrom,
  scenario: budgetInput.shape.scenario,
  source: z.enum(budgetSources),
  sourceYear: z.string().max(10),
  sourceId: z.string().max(40),
  percent: z.number().min(-100).max(1000),
});
