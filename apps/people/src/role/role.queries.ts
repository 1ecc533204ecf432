import { call, defineResource, useCommand } from '@courtyard/common';
import type { HeldRoles, Role, RoleEffect } from '@courtyard/contract/people/role/role';
import { rolePaths } from './role-paths';

export const roles = defineResource({
  section: 'people',
  key: 'roles',
  list: 'GET /api/v1/roles',
  one: 'GET /api/v1/roles/:roleId',
  create: 'POST /api/v1/roles',
  update: 'PUT /api/v1/roles/:roleId',
  history: 'GET /api/v1/roles/:roleId/history',
});

/** All roles, to choose among. A page asks for them before its dialog opens, which is whole then. */
export const useRolesToGive = (options?: { enabled: boolean }) => roles.useList({ limit: 200 }, options);

/** From one role of the list to the next. */
export const rolePager = roles.pager({ to: rolePaths.details, nameOf: ({ name }) => name });

/** All that a role can allow, by section. */
export const usePermissionGroups = () => roles.useRead('GET /api/v1/roles/permissions');

/** Removes a role; those who hold it get the successor. */
export const useRemoveRole = () =>
  useCommand(
    'people',
    async (
      { id, ...body }: { id: string; version: number; successorId: string | null; reason?: string },
      idempotencyKey,
    ) => {
      const answer = await call('POST /api/v1/roles/:roleId/remove', {
        params: { roleId: id },
        body,
        idempotencyKey,
      });
      return answer.data;
    },
    (values) => roles.keys.one(values.id),
  );

/** Whether two factors are demanded of those who hold a role, and who of them has no second one. */
export const useRoleFactors = (roleId: string) =>
  roles.useRead('GET /api/v1/roles/:roleId/factors', { ids: [roleId] });

/** Demands two factors of those who hold a role, or (null) no longer. */
export const useSetRoleFactors = () =>
  useCommand(
    'people',
    async ({ id, graceDays }: { id: string; graceDays: number | null }, idempotencyKey) => {
      const answer = await call('PUT /api/v1/roles/:roleId/factors', {
        params: { roleId: id },
        body: { graceDays },
        idempotencyKey,
      });
      return answer.data;
    },
  );

/** Who would gain and lose what if a role allowed this. */
export async function fetchRoleEffect({ id }: Pick<Role, 'id'>, permissions: string[]): Promise<RoleEffect> {
  const answer = await call('POST /api/v1/roles/:roleId/effect', {
    params: { roleId: id },
    body: { permissions },
  });
  return answer.data;
}

/** What a member would gain and lose with these roles, some of which they would keep for longer. */
export const useRolesEffect = (memberId: string, query: { roleIds: string[]; longer: string[] }) =>
  roles.useRead('GET /api/v1/members/:memberId/roles/effect', { ids: [memberId], query });

/** Who would gain and lose what if a role went and those who hold it got the successor; asked once one is chosen. */
export const useRemovalEffect = (roleId: string, successorId: string | null) =>
  roles.useRead('GET /api/v1/roles/:roleId/remove/effect', {
    ids: [roleId],
    query: { successorId: successorId ?? '' },
    enabled: successorId !== null,
  });

/** Puts roles in place of those that a member holds; `version` is the member's on screen. */
export const useMemberRoles = () =>
  useCommand(
    'people',
    async ({ id, ...body }: { id: string; version: number; reason?: string } & HeldRoles, idempotencyKey) => {
      const answer = await call('PUT /api/v1/members/:memberId/roles', {
        params: { memberId: id },
        body,
        idempotencyKey,
      });
      return answer.data;
    },
  );
