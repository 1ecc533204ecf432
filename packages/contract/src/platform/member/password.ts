import { z } from 'zod';
import { one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { newPassword } from '../auth';

/** From 0 (guessed at once) to 4; what guesses need at least 10^8 tries for has 3. */
export const passwordScore = z.int().min(0).max(4);

export const passwordJudgement = z.object({
  score: passwordScore,
  /** Whether it can be taken. */
  isEnough: z.boolean(),
  /** What makes it easy to guess, in the language of the caller; null where nothing stands out. */
  advice: z.string().nullable(),
});

const typedPassword = z.string().min(1).max(200);

export const passwordRoutes = {
  judgePassword: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/password/judge',
    access: 'public',
    readOnly: true,
    summary:
      'How hard a password is to guess, while it is typed. Nothing is kept of it. `about`: name and address of whose it will be.',
    body: z.object({ password: typedPassword, about: z.array(z.string().max(254)).max(3).default([]) }),
    response: one(passwordJudgement),
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/v1/member-auth/password',
    access: 'signed-in',
    withoutFactor: true,
    summary:
      'Change my password, with the present one. Every other session of mine ends, and this one goes on under the new token.',
    proof: 'factor',
    body: z.object({ currentPassword: typedPassword, password: newPassword }),
    response: one(z.object({ token: z.string() })),
  }),
};

export type PasswordJudgement = z.infer<typeof passwordJudgement>;
