import { roleVocabulary } from '@courtyard/contract/people/vocabulary';
import type { HistoryVocabulary } from '@courtyard/ui/details';
import { usePermissionGroups } from '../role.queries';

/** What roles are called in their histories; rights by what they allow, as their page says it. */
export function useRoleVocabulary(): HistoryVocabulary {
  const known = usePermissionGroups();
  const all = known.data?.flatMap(({ permissions }) => permissions) ?? [];
  const rights = all.map(({ name, allows }) => [`permissions.${name}`, { en: allows, es: allows }]);
  const { role = {} } = roleVocabulary.things;
  return { ...roleVocabulary, things: { role: { ...role, ...Object.fromEntries(rights) } } };
}
