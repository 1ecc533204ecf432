import { platformPermissions } from '@courtyard/contract';
import { propertiesPermissions } from '@courtyard/contract/properties/permissions';
import { laterPermissions } from './later';

/** Every permission by its name, with what it lets a person do. A role holds none that is not here. */
export const permissionCatalogue = {
  ...platformPermissions,
  ...propertiesPermissions,
  ...laterPermissions,
} as const;

export type PermissionName = keyof typeof permissionCatalogue;

const names: ReadonlySet<string> = new Set(Object.keys(permissionCatalogue));

export const isPermissionName = (name: string): name is PermissionName => names.has(name);

export const permissionNames: readonly PermissionName[] =
  Object.keys(permissionCatalogue).filter(isPermissionName);
