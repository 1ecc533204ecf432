import { z } from 'zod';
import { day, id, one, optionalLine, version } from '../../wire/primitives';
import { inOrder, notInOrder, period, periodState } from '../../wire/fields/period';
import { defineRoute } from '../../wire/route';
import { memberStatuses } from '../member/member.values';
import { officeKey } from './office';

const seat = z.int().min(1).max(99);
/** A usual office under its key, any other as it is called. */
const office = optionalLine(60)
  .transform((written) => (written === null ? null : officeKey(written)))
  .default(null);

const termFields = z.object({ seat, office, ...period });

export const termInput = termFields.extend({ memberId: id }).refine(inOrder, notInOrder);
/** Who serves stays: somebody else has a term of their own. */
export const termChange = termFields.extend({ version }).refine(inOrder, notInOrder);

/** A time in which a member has a seat of a committee. */
export const term = z.object({
  id,
  seat: z.int(),
  office: z.string().nullable(),
  startsOn: day,
  endsOn: day.nullable(),
  state: periodState,
  member: z.object({ id, name: z.string(), status: z.enum(memberStatuses) }),
  version: z.int(),
});

/** A term as the page of its member tells it. */
export const memberTerm = term.omit({ member: true }).extend({
  committee: z.object({ id, name: z.string() }),
});

const committeeParams = z.object({ committeeId: id });
const termParams = committeeParams.extend({ termId: id });

export const termRoutes = {
  listTerms: defineRoute({
    method: 'GET',
    path: '/api/v1/committees/:committeeId/terms',
    access: 'Committees List View',
    summary: 'Who serves, will serve and has served on a committee: by seat, the latest first',
    params: committeeParams,
    response: one(z.array(term)),
  }),
  createTerm: defineRoute({
    method: 'POST',
    path: '/api/v1/committees/:committeeId/terms',
    access: 'Committee Update',
    summary: 'Give a member a seat of a committee for a time in which nobody else has it',
    params: committeeParams,
    body: termInput,
    response: one(term),
    status: 201,
  }),
  updateTerm: defineRoute({
    method: 'PUT',
    path: '/api/v1/committees/:committeeId/terms/:termId',
    access: 'Committee Update',
    summary: 'Change the seat, the office or the days of a term',
    params: termParams,
    body: termChange,
    response: one(term),
  }),
  removeTerm: defineRoute({
    method: 'DELETE',
    path: '/api/v1/committees/:committeeId/terms/:termId',
    access: 'Committee Update',
    summary: 'Remove a term that was entered by mistake; one that is over is given its last day instead',
    params: termParams,
    status: 204,
  }),
  memberTerms: defineRoute({
    method: 'GET',
    path: '/api/v1/members/:memberId/terms',
    access: 'Committees List View',
    summary: 'What a member serves in, will serve in and has served in, the latest first',
    params: z.object({ memberId: id }),
    response: one(z.array(memberTerm)),
  }),
};

export type Term = z.infer<typeof term>;
export type MemberTerm = z.infer<typeof memberTerm>;
export type TermInput = z.infer<typeof termInput>;
export type TermChange = z.infer<typeof termChange>;
