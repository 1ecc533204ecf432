import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { documentSummary } from './document';

export const documentOverview = z.object({
  /** Those that the caller opened last. */
  recent: z.array(documentSummary),
  favorites: z.array(documentSummary),
  /** Added or given a new version in the last 30 days, and not opened by the caller since. */
  unseen: z.array(documentSummary),
});

export const documentOverviewRoutes = {
  documentOverview: defineRoute({
    method: 'GET',
    path: '/api/v1/documents/overview',
    access: 'signed-in',
    summary: "The caller's recent and favorite documents, and what is new for them; at most eight of each",
    response: one(documentOverview),
  }),
};

export type DocumentOverview = z.infer<typeof documentOverview>;
