import { z } from 'zod';
import { id, line, one, optionalLine, optionalText, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';

const written = {
  name: line(120),
  phone: optionalLine(40).default(null),
  homePhone: optionalLine(40).default(null),
  workPhone: optionalLine(40).default(null),
  /** Where letters go, in lines; null: to the home. */
  mailingAddress: optionalText(300).default(null),
};

/** What who manages the members writes down of one: how they are called and reached. What of it the others see is the member's alone. */
export const memberPersonalDetailsInput = z.object(written);

const memberPersonalDetails = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  homePhone: z.string().nullable(),
  workPhone: z.string().nullable(),
  mailingAddress: z.string().nullable(),
  /** Another one after each change of the member, by whomever. */
  version: z.int(),
});

const params = z.object({ memberId: id });

export const memberPersonalDetailsRoutes = {
  getMemberPersonalDetails: defineRoute({
    method: 'GET',
    path: '/api/v1/members/:memberId/particulars',
    access: 'Member Update',
    summary: 'How a member is called and reached, as who manages members changes it',
    params,
    response: one(memberPersonalDetails),
  }),
  updateMemberPersonalDetails: defineRoute({
    method: 'PUT',
    path: '/api/v1/members/:memberId/particulars',
    access: 'Member Update',
    summary: 'Correct how a member is called and reached; the member is told what was changed, and by whom',
    params,
    body: z.object({ ...written, version }),
    response: one(memberPersonalDetails),
  }),
};

export type MemberPersonalDetails = z.infer<typeof memberPersonalDetails>;
