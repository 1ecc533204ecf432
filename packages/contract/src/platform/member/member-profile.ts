import { z } from 'zod';
import { id, line, one, optionalLine, optionalText, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { storedFile } from '../files';

/** What a member tells the others of themselves. */
export const memberProfileInput = z.object({
  about: optionalText(300).default(null),
  phone: optionalLine(40).default(null),
  emailVisible: z.boolean().default(false),
  phoneVisible: z.boolean().default(false),
  homesVisible: z.boolean().default(false),
  photoFileId: id.nullable().default(null),
});

export const memberProfileChange = memberProfileInput.extend({ version });

/** The parts of a profile by which others know a person and reach them. */
export const profilePart = z.enum(['photo', 'about', 'contact']);

export const memberProfile = z.object({
  about: z.string().nullable(),
  phone: z.string().nullable(),
  emailVisible: z.boolean(),
  phoneVisible: z.boolean(),
  homesVisible: z.boolean(),
  photo: storedFile.nullable(),
  /** What others do not find in it yet. */
  missing: z.array(profilePart),
  version: z.int(),
});

/** A member as another may see them: what they show, and nothing else. */
export const shownMember = z.object({
  id,
  displayName: z.string(),
  about: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  photo: storedFile.nullable(),
});

export const memberProfileRoutes = {
  getMyProfile: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/profile',
    access: 'signed-in',
    withoutFactor: true,
    summary: 'What others may see of me',
    response: one(memberProfile),
  }),
  updateMyProfile: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/profile',
    access: 'signed-in',
    summary: 'Change what others may see of me',
    body: memberProfileChange,
    response: one(memberProfile),
  }),
  updateMyName: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/profile/name',
    access: 'signed-in',
    summary: 'Change what I am called in this community',
    body: z.object({ displayName: line(120) }),
    response: one(z.object({ displayName: z.string() })),
  }),
  listGranters: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/granters',
    access: 'signed-in',
    summary: 'Whom to ask for a right that I lack: the administrators, as they show themselves, at most 5',
    response: one(z.array(shownMember)),
  }),
};

export type MemberProfile = z.infer<typeof memberProfile>;
export type ProfilePart = z.infer<typeof profilePart>;
export type ShownMember = z.infer<typeof shownMember>;
