import { z } from 'zod';
import { storedFile } from '../../platform/files';
import { memberContact } from '../../platform/member/contact/member-contact';
import { day, id, one } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { member, memberStatus, roleOfMember } from './member';

/** Of which of the two records something is kept: of the one that stays, or of the other. */
export const whichRecord = z.enum(['this', 'other']);

/** What of the two records is kept, where each has something else. */
export const mergeChoice = z.object({
  name: whichRecord.default('this'),
  /** By whose address, with whose password and second factor, the person signs in. */
  signIn: whichRecord.default('this'),
  phone: whichRecord.default('this'),
  photo: whichRecord.default('this'),
  about: whichRecord.default('this'),
  mailingAddress: whichRecord.default('this'),
  homePhone: whichRecord.default('this'),
  workPhone: whichRecord.default('this'),
});

/** As it is filled in: with the record that goes. */
export const mergeForm = mergeChoice.extend({ otherId: id });

/** One of two records as it is now. */
export const mergedRecord = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  about: z.string().nullable(),
  mailingAddress: z.string().nullable(),
  homePhone: z.string().nullable(),
  workPhone: z.string().nullable(),
  photo: storedFile.nullable(),
  status: memberStatus,
  /** Somebody has a password to sign in to it with. */
  hasSignIn: z.boolean(),
  memberSince: day,
  roles: z.array(roleOfMember),
});

/** What becomes of two records of one person, as they are now. */
export const mergePreview = z.object({
  stays: mergedRecord,
  goes: mergedRecord,
  /** What the record that stays will be. */
  status: memberStatus,
  roles: z.array(roleOfMember),
  /** Those of both, each once. */
  languages: memberContact.shape.languages,
  /** How many people to call in an emergency: those of both, each once. */
  emergencyContacts: z.int(),
  /** Whose sign-in stays where only one has one; null where it is to be chosen. */
  signIn: whichRecord.nullable(),
  /** How many of each kind each of them has, in the reader's language; kinds of which the other has none are left out. */
  moves: z.array(z.object({ what: z.string(), stays: z.int(), goes: z.int() })),
  /** Of both records and all that is counted: sent along, and where something changed since, nothing is merged. */
  fingerprint: z.string(),
});

export const mergeInput = mergeChoice.extend({ fingerprint: z.string().min(1).max(100) });

const bothParams = z.object({ memberId: id, otherId: id });

export const mergeRoutes = {
  previewMerge: defineRoute({
    method: 'GET',
    path: '/api/v1/members/:memberId/merge/:otherId',
    access: 'Member Update',
    summary: 'What becomes of a member and of another record of the same person when they are merged',
    params: bothParams,
    response: one(mergePreview),
  }),
  mergeMembers: defineRoute({
    method: 'POST',
    path: '/api/v1/members/:memberId/merge/:otherId',
    access: 'Member Update',
    proof: 'recent',
    summary:
      'Merge another record of the same person into this one: all that is of either becomes this one’s, and the address of the other leads here',
    params: bothParams,
    body: mergeInput,
    response: one(member),
  }),
};

export type WhichRecord = z.infer<typeof whichRecord>;
export type MergeChoice = z.output<typeof mergeChoice>;
export type MergeInput = z.output<typeof mergeInput>;
export type MergedRecord = z.infer<typeof mergedRecord>;
export type MergePreview = z.infer<typeof mergePreview>;
