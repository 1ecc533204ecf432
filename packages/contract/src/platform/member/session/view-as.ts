import { z } from 'zod';
import { moment } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { sessionUser } from '../../auth';

/** Looking on as another member, read-only. */
export const viewAs = z.object({
  /** The member, with a token that reads and changes nothing. */
  user: sessionUser,
  /** When it ends by itself. */
  endsAt: moment,
});

export const viewAsRoutes = {
  endViewAs: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/view-as/end',
    access: 'signed-in',
    withoutFactor: true,
    summary:
      'Stop viewing as another member, by the token of one’s own session; where nothing is under way it does nothing',
    status: 204,
  }),
};

export type ViewAs = z.infer<typeof viewAs>;
/** How it ended: by who looked on, by its time, with their session, or as a right that it rests on was taken away. */
export type ViewAsEnd = 'stopped' | 'time' | 'session' | 'access';
