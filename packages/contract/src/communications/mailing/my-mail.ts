import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { chosenCategories, mailWays } from './mailing.values';

const category = z.enum(chosenCategories);

/** How mailings of a kind come to the caller; a required notice always comes. */
const myMail = z.array(
  z.object({
    category,
    way: z.enum(mailWays),
    /** Whether it can come in the letter of a day or a week. */
    canDigest: z.boolean(),
  }),
);

export const myMailRoutes = {
  getMyMail: defineRoute({
    method: 'GET',
    path: '/api/v1/my-mail',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'Which kinds of e-mail notifications come to me, and how',
    response: one(myMail),
  }),
  chooseMyMail: defineRoute({
    method: 'PUT',
    path: '/api/v1/my-mail/:category',
    access: 'signed-in',
    summary: 'Have a kind of e-mail notifications come as letters, in my digest, or not at all',
    params: z.object({ category }),
    body: z.object({ way: z.enum(mailWays) }),
    response: one(myMail),
  }),
};

export type MyMail = z.infer<typeof myMail>;
