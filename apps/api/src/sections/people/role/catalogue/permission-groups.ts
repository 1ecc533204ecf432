import type { PermissionGroup } from '@courtyard/contract/people/role/role';
import type { Call } from '../../../../platform/http/implement';
import type { ReadContext } from '../../../../platform/section/call-context';

/** All that a role can allow, by section, in the words of the caller's language. */
export async function permissionGroups({
  tx,
  platform,
  caller,
  translate,
}: ReadContext & Pick<Call, 'translate'>): Promise<PermissionGroup[]> {
  const sections = await tx.selectFrom('section').select(['id', 'title']).execute();
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  return platform.permissions.groups.map(({ section, permissions }) => ({
    section,
    title: titles.get(section) ?? null,
    permissions: permissions.map(({ name, allows }) => ({
      name,
      allows: translate(allows),
      mine: caller.permissions.has(name),
    })),
  }));
}
