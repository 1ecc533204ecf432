import { roleWords } from '@courtyard/contract/people/role/role.words';
import type { HistoryVocabulary } from '@courtyard/ui/details';
import { usePermissionGroups } from '../role.queries';

const actions: HistoryVocabulary['actions'] = {
  'role.create': { en: 'Made', es: 'Se creó' },
  'role.update': { en: 'Changed', es: 'Se cambió' },
  'role.offer': { en: 'Got rights that are new', es: 'Recibió permisos nuevos' },
  'role.give': { en: 'Given', es: 'Se dio' },
  'role.take': { en: 'Taken', es: 'Se quitó' },
};

const approvedBy = { en: 'Approved by', es: 'Aprobado por' };

/** What roles are called in their histories; rights by what they allow, as their page says it. */
export function useRoleVocabulary(): HistoryVocabulary {
  const known = usePermissionGroups();
  const all = known.data?.flatMap(({ permissions }) => permissions) ?? [];
  const rights = all.map(({ name, allows }) => [`permissions.${name}`, { en: allows, es: allows }]);
  return {
    actions,
    things: { role: { ...roleWords, approvedBy, ...Object.fromEntries(rights) } },
    withoutChanges: ['role.create'],
  };
}
