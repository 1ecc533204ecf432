import { z } from 'zod';
import { day, id, line, one, optionalText, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { optionKey } from '../count/count-rules';
import { poll, pollParams } from '../poll';
import { acclamationBars } from './election.rules';

export const candidateStatuses = ['nominated', 'accepted', 'declined'] as const;

/** Somebody who stands, or was asked to. Those who have not accepted are shown to themselves, who nominated them and who runs the poll. */
export const candidate = z.object({
  id,
  name: z.string(),
  status: z.enum(candidateStatuses),
  statement: z.string().nullable(),
  nominatedBy: z.string(),
  /** Whether the caller is this person. */
  isMine: z.boolean(),
  key: optionKey.nullable(),
});

const inspector = z.object({
  id,
  name: z.string(),
  /** Whether the caller is this person. */
  isMine: z.boolean(),
  /** Where one has, inspectors certify, and nobody else. */
  hasAccount: z.boolean(),
  /** The last day of their seat; null: to the end. */
  endsOn: day.nullable(),
});

export const election = z.object({
  candidates: z.array(candidate).max(200),
  inspectors: z.array(inspector).max(9),
  /** Why they are not elected without a vote; null where they can be. */
  acclamationBar: z.enum(acclamationBars).nullable(),
});

const statement = optionalText(2000).default(null);

/** A member, or somebody without an account by name, who accepted in writing; neither is oneself. */
export const nominationInput = z
  .object({ memberId: id.nullable().default(null), name: line(120).nullable().default(null), statement })
  .refine(({ memberId, name }) => memberId === null || name === null, {
    path: ['name'],
    message: 'Choose a member or write a name, not both.',
  });

/** What the nominee says. */
export const candidacyInput = z.object({ accepts: z.boolean(), statement });

/** A member, or an outsider by name. */
export const inspectorInput = z
  .object({
    memberId: id.nullable().default(null),
    name: line(120).nullable().default(null),
    /** The last day of the seat of somebody from outside; null: to the end. */
    endsOn: day.nullable().default(null),
  })
  .refine(({ memberId, name }) => memberId === null || name === null, {
    path: ['name'],
    message: 'Choose a member or write a name, not both.',
  });

const versioned = z.object({ version });
const made = one(z.object({ id }));

export const electionRoutes = {
  getElection: defineRoute({
    method: 'GET',
    path: '/api/v1/polls/:pollId/election',
    access: 'Poll Details View',
    summary: 'Candidates, inspectors, and whether the seats can be filled without a vote',
    params: pollParams,
    response: one(election),
  }),
  openNominations: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/nominations',
    access: 'Poll Update',
    summary: 'Open the nominations of an election: members are told',
    params: pollParams,
    body: versioned,
    response: one(poll),
  }),
  nominate: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/candidates',
    access: 'Poll Details View',
    summary: 'Stand for election, or ask another member to; by name for who runs the poll',
    params: pollParams,
    body: nominationInput,
    response: made,
    status: 201,
  }),
  answerNomination: defineRoute({
    method: 'PUT',
    path: '/api/v1/polls/:pollId/candidates/:candidateId',
    access: 'Poll Details View',
    summary: 'Accept or decline a nomination, with a statement; for the nominee, and for who runs the poll',
    params: pollParams.extend({ candidateId: id }),
    body: candidacyInput,
    status: 204,
  }),
  nameInspector: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/inspectors',
    access: 'Poll Certify',
    summary: 'Name an inspector of election: no candidate, before the count',
    params: pollParams,
    body: inspectorInput,
    response: made,
    status: 201,
  }),
  removeInspector: defineRoute({
    method: 'DELETE',
    path: '/api/v1/polls/:pollId/inspectors/:inspectorId',
    access: 'Poll Certify',
    summary: 'Take an inspector of election back before the count',
    params: pollParams.extend({ inspectorId: id }),
    status: 204,
  }),
  acclaim: defineRoute({
    method: 'POST',
    path: '/api/v1/polls/:pollId/acclamation',
    access: 'Poll Certify',
    summary: 'Fill the seats without a vote where there are no more candidates than seats',
    params: pollParams,
    body: versioned,
    response: one(poll),
    proof: 'recent',
  }),
};

export type Election = z.infer<typeof election>;
export type Candidate = z.infer<typeof candidate>;
