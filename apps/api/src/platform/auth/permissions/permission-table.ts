import { builtInRolePurposes } from '@courtyard/contract/platform/member/role.labels';

/** The roles that every community starts with, with what they are for. "Project Admin" holds every permission. */
export const builtInRoles = builtInRolePurposes;

export type BuiltInRoleName = keyof typeof builtInRoles;
export type GrantedRole = Exclude<BuiltInRoleName, 'Project Admin'>;

/** The built-in roles besides "Project Admin" that get each of these permissions: in new communities, and at the next start in those that exist. */
export type Grants<P extends string = string> = Readonly<Record<P, readonly GrantedRole[]>>;

/** Permissions by their name, with what each lets a person do and the built-in roles that get it. */
export type PermissionTable = Readonly<
  Record<
    string,
    {
      allows: string;
      roles: readonly GrantedRole[];
      /** It is a right over money: giving it waits for a second person. */
      isMoney?: boolean;
    }
  >
>;

/** Those who see whatever the community keeps. */
export const readers = ['Board Member', 'Manager', 'Treasurer', 'Auditor'] as const;

/** Those who may have a home in the community that is theirs. */
export const owners = ['Board Member', 'Manager', 'Treasurer', 'Member'] as const;

/** The permissions of a contract with who gets them. The compiler names the one that was left out. */
export function permissionTable<P extends string>(
  allows: Readonly<Record<P, string>>,
  grants: Grants<NoInfer<P>>,
  money: readonly NoInfer<P>[] = [],
): PermissionTable {
  const roles: Readonly<Record<string, readonly GrantedRole[]>> = grants;
  const ofMoney = new Set<string>(money);
  return Object.fromEntries(
    Object.entries<string>(allows).map(([name, text]) => [
      name,
      { allows: text, roles: roles[name] ?? [], isMoney: ofMoney.has(name) },
    ]),
  );
}
