import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { storedFile } from '../../platform/files';
import { periodState } from '../../wire/fields/period';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import { spokenLanguages } from '../../platform/member/contact/member-contact.values';
import { day, exported, id, list, listQuery, one, version } from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { memberColumns } from './member.columns';
import { homeRelations, memberStatuses } from './member.values';

export const memberStatus = z.enum(memberStatuses);

/** A property that is somebody's, and as what. */
export const memberHome = z.object({ propertyId: id, name: z.string(), relation: z.enum(homeRelations) });

/** A role that somebody holds, and the last day on which it counts where it ends by itself. */
export const roleOfMember = z.object({ id, name: z.string(), endsOn: day.nullable() });

/** What of a member the caller may see: what the member shows, or all of it for who manages the members. */
export const memberSummary = z.object({
  id,
  name: z.string(),
  photo: storedFile.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  homePhone: z.string().nullable(),
  workPhone: z.string().nullable(),
  mailingAddress: z.string().nullable(),
  /** By BCP 47, the best first. */
  languages: z.array(z.enum(spokenLanguages)),
  /** Today's. */
  homes: z.array(memberHome),
  roles: z.array(roleOfMember),
  status: memberStatus,
  memberSince: day,
  version: z.int(),
});

/** A time in which a home was somebody's; both days belong to it, a null end runs on. */
export const homePeriod = memberHome.extend({
  startsOn: day,
  endsOn: day.nullable(),
  state: periodState,
});

/** A time in which a role was somebody's, as a home is. */
export const rolePeriod = z.object({
  name: z.string(),
  startsOn: day,
  endsOn: day.nullable(),
  state: periodState,
});

export const member = memberSummary.extend({
  about: z.string().nullable(),
  /** What the member shows to the others. */
  emailVisible: z.boolean(),
  phoneVisible: z.boolean(),
  homesVisible: z.boolean(),
  addressVisible: z.boolean(),
  phonesVisible: z.boolean(),
  languagesVisible: z.boolean(),
  /** Running ones first, then the latest. */
  homePeriods: z.array(homePeriod),
  /** In the same order. */
  rolePeriods: z.array(rolePeriod),
});

const memberParams = z.object({ memberId: id });
const versioned = z.object({ version });

const membersQuery = listQuery(memberColumns.sort).extend(filterQuery(memberColumns));
const membersFilters = membersQuery.omit({ cursor: true, limit: true, sort: true });

export const memberRoutes = {
  listMembers: defineRoute({
    method: 'GET',
    path: '/api/v1/members',
    access: 'Members List View',
    summary: 'The members of the community, each as they show themselves to the caller',
    query: membersQuery,
    response: list(memberSummary),
  }),
  exportMembers: defineRoute({
    method: 'GET',
    path: '/api/v1/members/export',
    access: 'Members List View',
    summary: 'All rows of the list of members as a file',
    query: membersQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  memberValues: defineRoute({
    method: 'GET',
    path: '/api/v1/members/values',
    access: 'Members List View',
    summary: 'What a filter of the list of members can be, counted under the others',
    query: membersFilters.extend(requestedValues(memberColumns)),
    response: filterValues,
  }),
  memberTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/members/totals',
    access: 'Members List View',
    summary: 'How many members there are under the filters',
    query: membersFilters,
    response: listTotals,
  }),
  getMember: defineRoute({
    method: 'GET',
    path: '/api/v1/members/:memberId',
    access: 'Member Details View',
    summary: 'One member with their homes and roles over time',
    params: memberParams,
    response: one(member),
  }),
  suspendMember: defineRoute({
    method: 'POST',
    path: '/api/v1/members/:memberId/suspend',
    access: 'Member Update',
    summary:
      'Suspend a member: they are signed out everywhere, and cannot sign in until they are brought back',
    params: memberParams,
    body: versioned,
    response: one(member),
  }),
  endMembership: defineRoute({
    method: 'POST',
    path: '/api/v1/members/:memberId/end',
    access: 'Member Update',
    summary: 'End a membership: they are signed out everywhere; what they did stays',
    params: memberParams,
    body: versioned,
    response: one(member),
  }),
  bringBackMember: defineRoute({
    method: 'POST',
    path: '/api/v1/members/:memberId/bring-back',
    access: 'Member Update',
    // Their roles are theirs again.
    proof: 'recent',
    summary: 'Make a suspended or past member active again',
    params: memberParams,
    body: versioned,
    response: one(member),
  }),
  // Its entries tell what a profile said before: it is for who sees all of a profile.
  memberHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/members/:memberId/history',
    access: 'Member Update',
    summary: 'Who changed what of a member',
    params: memberParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
};

export type MemberStatus = z.infer<typeof memberStatus>;
export type MemberHome = z.infer<typeof memberHome>;
export type MemberSummary = z.infer<typeof memberSummary>;
export type RolePeriod = z.infer<typeof rolePeriod>;
export type HomePeriod = z.infer<typeof homePeriod>;
export type Member = z.infer<typeof member>;
