import { roleRoutes } from '@courtyard/contract/people/role/role';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { permissionGroups } from './catalogue/permission-groups';
import { setMemberRolesOrAsk } from './approval/member-roles-approval';
import { removeRoleOrAsk } from './approval/role-removal-approval';
import { updateRoleOrAsk } from './approval/role-update-approval';
import { effectOfRemoval, effectOfRole, effectOfRoles } from './effect/effect.service';
import { factorsOfRole, setFactorsOfRole } from '../member/factors/role-factors.service';
import { rolesExport } from './list/roles.export';
import { roleList } from './list/roles.sql';
import { createRole } from './role.service';
import { getRole } from './role.sql';

export const roleModule: Module = () => [
  implement(roleRoutes.listRoles, (call) => roleList.page(call, call.query)),
  implementStream(roleRoutes.exportRoles, (call) => exportList(call, rolesExport(call.query))),
  implement(roleRoutes.roleValues, async (call) => ({ data: await roleList.values(call, call.query) })),
  implement(roleRoutes.roleTotals, async (call) => ({ data: await roleList.totals(call, call.query) })),
  implement(roleRoutes.listPermissions, async (call) => ({ data: await permissionGroups(call) })),
  implement(roleRoutes.getRole, async (call) => ({ data: await getRole(call, call.params.roleId) })),
  implement(roleRoutes.createRole, async (call) => ({ data: await createRole(call, call.body) })),
  implement(roleRoutes.updateRole, async (call) => ({
    data: await updateRoleOrAsk(call, call.params.roleId, call.body),
  })),
  implement(roleRoutes.roleEffect, async (call) => ({
    data: await effectOfRole(call, call.params.roleId, call.body.permissions),
  })),
  implement(roleRoutes.removeRole, async (call) => ({
    data: await removeRoleOrAsk(call, call.params.roleId, call.body),
  })),
  implement(roleRoutes.roleRemovalEffect, async (call) => ({
    data: await effectOfRemoval(call, call.params.roleId, call.query.successorId),
  })),
  implement(
    roleRoutes.roleHistory,
    historyOf('role', (call) => getRole(call, call.params.roleId)),
  ),
  implement(roleRoutes.getRoleFactors, async (call) => ({
    data: await factorsOfRole(call, call.params.roleId),
  })),
  implement(roleRoutes.setRoleFactors, async (call) => ({
    data: await setFactorsOfRole(call, call.params.roleId, call.body.graceDays),
  })),
  implement(roleRoutes.updateMemberRoles, async (call) => ({
    data: await setMemberRolesOrAsk(call, call.params.memberId, call.body),
  })),
  implement(roleRoutes.memberRolesEffect, async (call) => ({
    data: await effectOfRoles(call, call.params.memberId, call.query.roleIds ?? [], call.query.longer ?? []),
  })),
];
