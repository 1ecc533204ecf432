import { z } from 'zod';
import { line, one, optionalLine, optionalText, version } from '../../../wire/primitives';
import { defineRoute } from '../../../wire/route';
import { spokenLanguages } from './member-contact.values';

const emergencyContact = z.object({
  name: line(120),
  /** What they are to the member: "Sister". */
  relation: optionalLine(60).default(null),
  phone: line(40),
});

const written = {
  /** Where letters go, in lines; null: to the home. */
  mailingAddress: optionalText(300).default(null),
  homePhone: optionalLine(40).default(null),
  workPhone: optionalLine(40).default(null),
  /** By BCP 47, the best first. The form has three; twice as many come of two records that were merged. */
  languages: z.array(z.enum(spokenLanguages)).max(6).default([]),
  addressVisible: z.boolean().default(false),
  phonesVisible: z.boolean().default(false),
  languagesVisible: z.boolean().default(false),
  /** Whom to call first comes first. Never part of the directory. The form has two, as above. */
  emergencyContacts: z.array(emergencyContact).max(4).default([]),
};

/** How a member is reached besides the profile. */
export const memberContactChange = z.object({ ...written, version });
export const memberContact = z.object({
  mailingAddress: z.string().nullable(),
  homePhone: z.string().nullable(),
  workPhone: z.string().nullable(),
  languages: z.array(z.enum(spokenLanguages)),
  addressVisible: z.boolean(),
  phonesVisible: z.boolean(),
  languagesVisible: z.boolean(),
  emergencyContacts: z.array(
    z.object({ name: z.string(), relation: z.string().nullable(), phone: z.string() }),
  ),
  version: z.int(),
});

export const memberContactRoutes = {
  getMyContact: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/contact',
    access: 'signed-in',
    notViewedAs: true,
    summary: 'How I am reached besides my profile, and whom to call in an emergency',
    response: one(memberContact),
  }),
  updateMyContact: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/contact',
    access: 'signed-in',
    summary: 'Change how I am reached, and what of it the others see',
    body: memberContactChange,
    response: one(memberContact),
  }),
};

export type MemberContact = z.infer<typeof memberContact>;
export type MemberContactChange = z.infer<typeof memberContactChange>;
