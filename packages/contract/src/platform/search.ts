import { z } from 'zod';
import { id, moment, one } from '../wire/primitives';
import { defineRoute } from '../wire/route';

/** Characters that a search takes; a palette sends no more. */
export const longestSearch = 200;

/** A record that was found. What its kind is called stands in the `section.json` of its section. */
export const searchHit = z.object({
  section: z.string(),
  kind: z.string(),
  id,
  title: z.string(),
  /** What tells it from others of its name. */
  subtitle: z.string().nullable(),
  /** Address of the page that shows it. */
  url: z.string(),
  /** The moment that it is about, where it has one: when a booking begins. */
  happensAt: moment.nullable(),
  isArchived: z.boolean(),
});

/** The best records for what was typed, the best first. `isPartial`: the time was up before every kind was asked. */
export const searchAnswer = z.object({ hits: z.array(searchHit), isPartial: z.boolean() });

export const searchRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/api/v1/search',
    access: 'signed-in',
    summary:
      'The best records of every kind that the caller may open, by words, beginnings of words, and mistyped words',
    query: z.object({ q: z.string().trim().normalize().min(1).max(longestSearch) }),
    response: one(searchAnswer),
  }),
};

export type SearchHit = z.infer<typeof searchHit>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
