import { z } from 'zod';
import { day, id, line, moment, one } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';

/** Days from the wish to the day on which the community is deleted. */
export const deletionWaitingDays = 30;

/** Days for which the last export is kept from then on. */
export const lastExportDays = 30;

/** Whether the community is being deleted, and what that takes. */
export const communityDeletion = z.object({
  /** The wish that waits for its day; null where there is none. */
  waiting: z
    .object({
      /** On the community's calendar. */
      deletesOn: day,
      askedAt: moment,
      /** Names. */
      askedBy: z.string(),
      /** Null where nobody else could. */
      approvedBy: z.string().nullable(),
    })
    .nullable(),
  /** The approval that a wish waits for; null where none does. */
  approvalId: id.nullable(),
  /** How many others may delete the community: where there is one, a second person approves. */
  others: z.int(),
});

/** The name of the community, as it is written. */
export const communityDeletionInput = z.object({ name: line(120) });

export type CommunityDeletion = z.infer<typeof communityDeletion>;

const path = '/api/v1/shell/community/deletion';

export const communityDeletionRoutes = {
  getCommunityDeletion: defineRoute({
    method: 'GET',
    path,
    access: 'Community Delete',
    summary: 'Whether the community is being deleted, since when and on which day',
    response: one(communityDeletion),
  }),
  askForCommunityDeletion: defineRoute({
    method: 'POST',
    path,
    access: 'Community Delete',
    summary:
      'Have the community deleted in 30 days, with a last export; it waits for a second administrator where there is one',
    proof: 'recent',
    body: communityDeletionInput,
    response: one(communityDeletion),
  }),
  callOffCommunityDeletion: defineRoute({
    method: 'DELETE',
    path,
    access: 'Community Delete',
    summary: 'Keep the community: the deletion that waits for its day is called off',
    response: one(communityDeletion),
  }),
};
