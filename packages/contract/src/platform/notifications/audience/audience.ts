import { z } from 'zod';
import { auditEntry, historyQuery } from '../../audit';
import { id, line, list, one, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import {
  audienceChoiceKinds,
  audienceCircles,
  audienceGroups,
  maxAudienceParts,
  namedPartKinds,
} from './audience.values';

const circle = z.enum(audienceCircles);
const ofAll = z.object({ kind: z.enum(audienceGroups) });
const ofOne = z.object({ kind: z.enum(namedPartKinds), id });
const ofUnit = z.object({ kind: z.literal('unit'), id, who: circle.default('everybody') });
const ofBuilding = z.object({
  kind: z.literal('building'),
  name: line(120),
  who: circle.default('everybody'),
});

/**
 * A part of an audience. `person` is somebody whom the properties know and who may have no account; `member` somebody
 * with one; `saved` another audience that was kept under a name.
 */
export const audiencePart = z.discriminatedUnion('kind', [ofAll, ofOne, ofUnit, ofBuilding]);

const parts = z
  .array(audiencePart)
  .max(maxAudienceParts, 'Choose fewer at once, or save some as an audience.');

const audienceParts = z.object({ include: parts, exclude: parts.default([]) });

export type AudiencePart = z.infer<typeof audiencePart>;
export type Audience = z.infer<typeof audienceParts>;

/** Whom something is for: everybody of the parts that are included, without everybody of those that are excluded. */
export const audience: z.ZodType<Audience, z.input<typeof audienceParts>> = audienceParts;

const label = z.string().nullable();

/** A body with an audience in it, of names in any script. */
export const audienceBodyLimits = { bytes: 128 * 1024 };

/** With what it is called now; `label` is null where it is no longer there, and then nobody is meant by it. */
const namedParts = z.discriminatedUnion('kind', [
  ofAll,
  ofOne.extend({ label }),
  ofUnit.extend({ label }),
  ofBuilding,
]);

export type NamedAudiencePart = z.infer<typeof namedParts>;
type NamedPartInput = z.input<typeof namedParts>;
export const namedAudiencePart: z.ZodType<NamedAudiencePart, NamedPartInput> = namedParts;

export interface NamedAudience {
  include: NamedAudiencePart[];
  exclude: NamedAudiencePart[];
}

export const namedAudience: z.ZodType<
  NamedAudience,
  { include: NamedPartInput[]; exclude: NamedPartInput[] }
> = z.object({
  include: z.array(namedAudiencePart),
  exclude: z.array(namedAudiencePart),
});

/** How many people an audience is today, each counted once. */
export const audienceCount = z.object({
  audience: namedAudience,
  people: z.int(),
  withoutEmail: z.int(),
  /** Who cannot sign in to the community. */
  withoutAccount: z.int(),
});

export const recipient = z.object({
  /** The member's id, or the person's where they are no member: one person, one key. */
  key: id,
  name: z.string(),
  /** Null where the caller may not see it, too: a member says whether the others do. */
  email: z.string().nullable(),
  hasEmail: z.boolean(),
  hasAccount: z.boolean(),
  /** The units by which they belong to the audience. */
  units: z.array(z.string()),
});

export const audienceChoice = z.object({
  /** What is added to an audience when it is chosen. */
  part: namedAudiencePart,
  /** What it is called where one chooses. */
  name: z.string(),
  /** Tells it from others of the same name. */
  note: z.string().nullable(),
});

export const savedAudience = z.object({
  id,
  name: z.string(),
  audience: namedAudience,
  version,
});

/** What people write of an audience that is kept under a name. */
export const savedAudienceInput = z.object({ name: line(80), audience });
const audiences = '/api/v1/audiences' as const;
const params = z.object({ audienceId: id });

export const audiencePermissions = {
  'Audience View': 'Choose recipients and see how many there are',
  'Saved Audience Update': 'Save, edit and delete audiences',
} as const;

export const audienceRoutes = {
  countAudience: defineRoute({
    method: 'POST',
    path: `${audiences}/count`,
    access: 'Audience View',
    readOnly: true,
    summary: 'How many people an audience is today, and how many of them cannot be reached by e-mail',
    body: audience,
    bodyLimits: audienceBodyLimits,
    response: one(audienceCount),
  }),
  audienceRecipients: defineRoute({
    method: 'POST',
    path: `${audiences}/recipients`,
    access: 'Audience View',
    alsoNeeds: 'Members List View',
    readOnly: true,
    summary: 'Who an audience is today, by name',
    body: z.object({
      audience,
      search: z.string().trim().max(120).optional(),
      cursor: z.string().max(1000).optional(),
      limit: z.int().min(1).max(200).default(50),
    }),
    bodyLimits: audienceBodyLimits,
    response: list(recipient),
  }),
  audienceChoices: defineRoute({
    method: 'GET',
    path: `${audiences}/choices`,
    access: 'Audience View',
    summary: 'What a part of an audience can be, the first twenty that are found',
    query: z.object({
      kind: z.enum(audienceChoiceKinds),
      search: z.string().trim().max(120).optional(),
    }),
    response: z.object({ data: z.array(audienceChoice) }),
  }),
  listAudiences: defineRoute({
    method: 'GET',
    path: audiences,
    access: 'Audience View',
    summary: 'The audiences that are kept under a name',
    response: z.object({ data: z.array(savedAudience) }),
  }),
  createAudience: defineRoute({
    method: 'POST',
    path: audiences,
    access: 'Saved Audience Update',
    summary: 'Keep an audience under a name',
    body: savedAudienceInput,
    bodyLimits: audienceBodyLimits,
    response: one(savedAudience),
    status: 201,
  }),
  getAudience: defineRoute({
    method: 'GET',
    path: `${audiences}/:audienceId`,
    access: 'Audience View',
    summary: 'One audience that is kept under a name',
    params,
    response: one(savedAudience),
  }),
  updateAudience: defineRoute({
    method: 'PUT',
    path: `${audiences}/:audienceId`,
    access: 'Saved Audience Update',
    summary: 'Change an audience: what is sent from then on goes to whom it means then',
    params,
    body: savedAudienceInput.extend({ version }),
    bodyLimits: audienceBodyLimits,
    response: one(savedAudience),
  }),
  removeAudience: defineRoute({
    method: 'DELETE',
    path: `${audiences}/:audienceId`,
    access: 'Saved Audience Update',
    summary: 'Offer an audience no more; what names it already goes on meaning the same people',
    params,
    status: 204,
  }),
  audienceHistory: defineRoute({
    method: 'GET',
    path: `${audiences}/:audienceId/history`,
    access: 'Saved Audience Update',
    summary: 'Who changed what of an audience',
    params,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type AudienceCount = z.infer<typeof audienceCount>;
export type Recipient = z.infer<typeof recipient>;
export type AudienceChoice = z.infer<typeof audienceChoice>;
export type SavedAudience = z.infer<typeof savedAudience>;
