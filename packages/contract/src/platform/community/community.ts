import { z } from 'zod';
import { isInEveryYear } from '../../wire/days';
import { isZone } from '../../wire/intl';
import { day, language, line, list, one, version } from '../../wire/primitives';
import { defineRoute } from '../../wire/route';
import { communitySummary, registration } from '../auth';
import { auditEntry, historyQuery } from '../audit';
import { monthNames, weekdayNames } from './community.values';

const communityFields = z.object({
  name: line(120),
  /** IANA name, `America/New_York`. */
  timeZone: z
    .string()
    .max(60)
    .refine(isZone, 'Choose a time zone by its IANA name, such as America/New_York.'),
  /** Of those who have chosen none. */
  language,
  /** ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Choose a currency by its code, such as USD.')
    .max(3),
  /** The country (`US`) or state (`US-CA`) whose law it goes by, ISO 3166. Defaults and templates follow it. */
  jurisdiction: z
    .string()
    .max(6)
    .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'Choose a country or state from the list.')
    .nullable()
    .default(null),
  /** On which weeks begin: in calendars, in what may be booked in a week, in "this week". */
  firstWeekday: z.enum(weekdayNames),
  /** Month and date of the day on which a year of account begins. */
  fiscalMonth: z.enum(monthNames),
  fiscalDay: z.int().min(1).max(31),
  /** For how many days the link of an invitation works. */
  invitationDays: z.int().min(1).max(90),
  /** Within how many days who asks the community should hear something. */
  answerDays: z.int().min(1).max(30),
});

const fiscalYearBegins = ({ fiscalMonth, fiscalDay }: z.output<typeof communityFields>) =>
  isInEveryYear({ month: monthNames.indexOf(fiscalMonth) + 1, date: fiscalDay });

const dayOfEveryYear = {
  path: ['fiscalDay'],
  message: 'Choose a day that exists in this month every year.',
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
};

/** What a community's members may say of it. */
export const communityInput = communityFields.refine(fiscalYearBegins, dayOfEveryYear);

const communityVersion = communityFields.extend({ version });

export const community = communityVersion.extend({
  /** The day on which it is deleted; null where it stays. */
  deletesOn: day.nullable(),
  /** What its members' browsers know of it. */
  summary: communitySummary,
});

export const communityCurrency = z.object({
  /** Amounts are recorded: they would mean something else in another currency, so it cannot be changed. */
  isFixed: z.boolean(),
});

export type Community = z.infer<typeof community>;

export const communityPermissions = {
  'Community Update':
    'Change the community’s name, branding, time zone, calendar, language, currency and policies',
  'Storage View': 'View the storage used by the community’s files',
  'Community Export': 'Export all community data and files',
  'Community Delete': 'Delete the community after a waiting period, and cancel the deletion',
} as const;

export const communityRoutes = {
  getCommunity: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/community',
    access: 'signed-in',
    summary: 'Name, time zone, calendar, language, currency and policies of this community',
    response: one(community),
  }),
  getCommunityCurrency: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/community/currency',
    access: 'Community Update',
    summary: 'Whether the currency of this community can still be changed',
    response: one(communityCurrency),
  }),
  updateCommunity: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/community',
    access: 'Community Update',
    summary: 'Change what the community says of itself; the currency only while no amount is recorded',
    body: communityVersion.refine(fiscalYearBegins, dayOfEveryYear),
    response: one(community),
  }),
  updateRegistration: defineRoute({
    method: 'PUT',
    path: '/api/v1/shell/community/registration',
    access: 'Community Update',
    summary: 'Let everybody ask to join, or have people come by invitation only',
    body: registration,
    response: one(registration),
  }),
  listCommunityHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/shell/community/history',
    access: 'Community Update',
    summary: 'Changes of the community itself, newest first',
    query: historyQuery,
    response: list(auditEntry),
  }),
};
