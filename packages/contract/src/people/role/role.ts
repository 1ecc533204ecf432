import { z } from 'zod';
import { auditEntry, historyQuery } from '../../platform/audit';
import { filterQuery, filterValues, listTotals, requestedValues } from '../../wire/fields/filter-query';
import {
  day,
  exported,
  id,
  line,
  list,
  listQuery,
  many,
  one,
  optionalLine,
  optionalText,
  version,
} from '../../wire/primitives';
import { defineRoute, exportedMedia } from '../../wire/route';
import { roleColumns } from './role.columns';
import { roleKinds } from './role.values';

export const roleKind = z.enum(roleKinds);

export const roleSummary = z.object({
  id,
  name: z.string(),
  purpose: z.string().nullable(),
  kind: roleKind,
  /** Members who hold it and are not past. */
  holders: z.int(),
  /** How many permissions it has. */
  rights: z.int(),
  /** The caller may do all that it allows, and so may give and take it. */
  canGive: z.boolean(),
  version: z.int(),
});

export const role = roleSummary.extend({
  /** Names of permissions, in alphabetical order. */
  permissions: z.array(z.string()),
  /** It can be given other permissions: an administrator has all of them, whatever is done. */
  changeable: z.boolean(),
  /** Days within which those who hold it have to have a second factor; null where none is demanded. */
  factorGraceDays: z.int().nullable(),
});

const permissions = z.array(line(60)).max(300);

/** A built-in role keeps its name and purpose. */
export const roleInput = z.object({
  name: line(60),
  purpose: optionalLine(200).default(null),
  permissions: permissions.default([]),
});

export const roleChange = roleInput.extend({ version });

/** What one permission lets a person do. */
export const permission = z.object({
  name: z.string(),
  /** In the language that the call asks for. */
  allows: z.string(),
  /** The caller holds it, and may give it. */
  mine: z.boolean(),
});

/** The permissions of one section, or of the administration (`platform`). */
export const permissionGroup = z.object({
  section: z.string(),
  /** In English, of a section that is there. */
  title: z.string().nullable(),
  permissions: z.array(permission),
});

/** Somebody who may do something more, or less, than before. */
export const affected = z.object({
  id,
  name: z.string(),
  gains: z.array(z.string()),
  loses: z.array(z.string()),
});

/** What a change would do to those who are not past. */
export const roleEffect = z.object({
  gaining: z.int(),
  losing: z.int(),
  /** By name, at most 100. */
  people: z.array(affected),
  /** It would wait for a second person: somebody gains a right over money. */
  waits: z.boolean(),
});

/** Within how many days those who hold a role have to have a second factor. */
export const demandedFactors = z.object({ graceDays: z.int().min(0).max(90) });

const graceDays = demandedFactors.shape.graceDays.nullable();

/** Whether those who hold a role need two factors, and whom that is about: those who are not past. */
export const roleFactors = z.object({
  graceDays,
  holders: z.int(),
  /** How many of them have no second factor. */
  without: z.int(),
  /** Those, by name, at most 100. */
  people: z.array(z.object({ id, name: z.string() })),
  /** The caller has one, without which they demand none of others. */
  hasOwn: z.boolean(),
});

/** The approval that the change waits for, in which case nothing is changed yet; null where it is done. */
const waiting = { approvalId: id.nullable() };

/** Why, for whoever decides where the change waits. */
const asked = { reason: optionalText(500).default(null) };

const roleParams = z.object({ roleId: id });
const memberParams = z.object({ memberId: id });
/** The last days of roles that end by themselves, by role; one that is not there runs on. */
export const roleEnds = z.record(id, day.nullable().default(null)).default({});

/** The roles of a member, in place of those that they hold. */
export const heldRoles = z.object({ roleIds: z.array(id).max(50).default([]), ends: roleEnds });

/** Whether a role that ends by itself (`was`) would be held for longer; null is without an end. */
export const isHeldLonger = (was: string | null, is: string | null) =>
  was !== null && (is === null || is > was);

/** Which role those get who hold one that is removed. */
export const roleRemoval = z.object({ successorId: id.nullable().default(null) });

const rolesQuery = listQuery(roleColumns.sort).extend(filterQuery(roleColumns));
const rolesFilters = rolesQuery.omit({ cursor: true, limit: true, sort: true });

export const roleRoutes = {
  listRoles: defineRoute({
    method: 'GET',
    path: '/api/v1/roles',
    access: 'Roles List View',
    summary: 'The roles of the community, with how many hold each',
    query: rolesQuery,
    response: list(roleSummary),
  }),
  exportRoles: defineRoute({
    method: 'GET',
    path: '/api/v1/roles/export',
    access: 'Roles List View',
    summary: 'All rows of the list of roles as a file',
    query: rolesQuery.omit({ cursor: true, limit: true }).extend(exported),
    produces: exportedMedia,
  }),
  roleValues: defineRoute({
    method: 'GET',
    path: '/api/v1/roles/values',
    access: 'Roles List View',
    summary: 'What a filter of the list of roles can be, counted under the others',
    query: rolesFilters.extend(requestedValues(roleColumns)),
    response: filterValues,
  }),
  roleTotals: defineRoute({
    method: 'GET',
    path: '/api/v1/roles/totals',
    access: 'Roles List View',
    summary: 'How many roles there are under the filters',
    query: rolesFilters,
    response: listTotals,
  }),
  listPermissions: defineRoute({
    method: 'GET',
    path: '/api/v1/roles/permissions',
    access: 'Roles List View',
    summary: 'All that a role can allow, by section, each with what it lets a person do',
    response: one(z.array(permissionGroup)),
  }),
  getRole: defineRoute({
    method: 'GET',
    path: '/api/v1/roles/:roleId',
    access: 'Roles List View',
    summary: 'One role with what it allows',
    params: roleParams,
    response: one(role),
  }),
  createRole: defineRoute({
    method: 'POST',
    path: '/api/v1/roles',
    access: 'Role Create',
    proof: 'recent',
    summary: 'Make a role of permissions that the caller holds',
    body: roleInput,
    response: one(role),
    status: 201,
  }),
  updateRole: defineRoute({
    method: 'PUT',
    path: '/api/v1/roles/:roleId',
    access: 'Role Update',
    proof: 'recent',
    summary:
      'Change what a role allows, or the name of one that the community made; new permissions have to be the caller’s',
    params: roleParams,
    body: roleChange.extend(asked),
    response: one(role.extend(waiting)),
  }),
  roleEffect: defineRoute({
    method: 'POST',
    path: '/api/v1/roles/:roleId/effect',
    access: 'Role Update',
    summary: 'Who would gain and lose what if a role had these permissions',
    params: roleParams,
    body: z.object({ permissions }),
    response: one(roleEffect),
    readOnly: true,
  }),
  removeRole: defineRoute({
    method: 'POST',
    path: '/api/v1/roles/:roleId/remove',
    access: 'Role Update',
    proof: 'recent',
    summary: 'Remove a role that the community made; those who hold it get another, which has to be named',
    params: roleParams,
    body: roleRemoval.extend({ version, ...asked }),
    response: one(z.object(waiting)),
  }),
  roleRemovalEffect: defineRoute({
    method: 'GET',
    path: '/api/v1/roles/:roleId/remove/effect',
    access: 'Role Update',
    summary: 'Who would gain and lose what if a role were removed and those who hold it got another',
    params: roleParams,
    query: z.object({ successorId: id }),
    response: one(roleEffect),
  }),
  roleHistory: defineRoute({
    method: 'GET',
    path: '/api/v1/roles/:roleId/history',
    access: 'Roles List View',
    summary: 'Who changed a role, gave it and took it',
    params: roleParams,
    query: historyQuery,
    response: list(auditEntry),
  }),
  getRoleFactors: defineRoute({
    method: 'GET',
    path: '/api/v1/roles/:roleId/factors',
    access: 'Role Update',
    summary: 'Whether two factors are demanded of those who hold a role, and who of them has no second one',
    params: roleParams,
    response: one(roleFactors),
  }),
  setRoleFactors: defineRoute({
    method: 'PUT',
    path: '/api/v1/roles/:roleId/factors',
    access: 'Role Update',
    proof: 'recent',
    summary:
      'Demand two factors of those who hold a role, from so many days on, or no longer (null). Who demands it has two.',
    params: roleParams,
    body: z.object({ graceDays }),
    response: one(roleFactors),
  }),
  updateMemberRoles: defineRoute({
    method: 'PUT',
    path: '/api/v1/members/:memberId/roles',
    access: 'Member Update',
    proof: 'recent',
    summary: 'Give a member roles and take others, each of which allows nothing that the caller may not do',
    params: memberParams,
    body: heldRoles.extend({ version, ...asked }),
    response: one(z.object({ version: z.int(), ...waiting })),
  }),
  memberRolesEffect: defineRoute({
    method: 'GET',
    path: '/api/v1/members/:memberId/roles/effect',
    access: 'Member Update',
    summary: 'What a member would gain and lose with these roles',
    params: memberParams,
    // `longer`: those of the roles that the member holds already and would hold for longer.
    query: z.object({ roleIds: many(id), longer: many(id) }),
    response: one(roleEffect),
  }),
};

export type RoleSummary = z.infer<typeof roleSummary>;
export type Role = z.infer<typeof role>;
export type RoleInput = z.infer<typeof roleInput>;
export type RoleChange = z.infer<typeof roleChange>;
export type HeldRoles = z.infer<typeof heldRoles>;
export type RoleFactors = z.infer<typeof roleFactors>;
export type PermissionGroup = z.infer<typeof permissionGroup>;
export type RoleEffect = z.infer<typeof roleEffect>;
