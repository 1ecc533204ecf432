import { type Language, type Label, labelsFrom } from '../../wire/fields/labels';
import builtInRoleEn from './built-in-role.en.json';
import builtInRoleEs from './built-in-role.es.json';
import builtInRolePurposesEn from './built-in-role-purposes.en.json';
import builtInRolePurposesEs from './built-in-role-purposes.es.json';

/** What the roles that every community starts with are called, by their name on the wire. */
export const builtInRoleLabels = labelsFrom(builtInRoleEn, builtInRoleEs);

/** What the roles that every community starts with are for. */
export const builtInRolePurposes = labelsFrom(builtInRolePurposesEn, builtInRolePurposesEs);

const isBuiltIn = (name: string): name is keyof typeof builtInRoleLabels =>
  Object.hasOwn(builtInRoleLabels, name);

/** A role's name in a language; a role that the community made itself has one name. */
const roleName = (name: string, language: Language): string =>
  isBuiltIn(name) ? builtInRoleLabels[name][language] : name;

/** Roles in a language, in one line. */
export const roleNames = (names: readonly string[], language: Language): string =>
  names.map((name) => roleName(name, language)).join(', ');

/** Whether a name is a built-in role's in some language: a role of the community cannot pass for one. */
export const isBuiltInName = (name: string): boolean =>
  Object.values<Label>(builtInRoleLabels).some((label) =>
    Object.values(label).some((known) => known.toLowerCase() === name.toLowerCase()),
  );

/** Names on the wire of the built-in roles that a search finds in any language, by name or purpose. */
export const builtInRolesWith = (search: string): string[] =>
  Object.keys(builtInRoleLabels).filter((name) => {
    if (!isBuiltIn(name)) return false;
    const labels = [...Object.values(builtInRoleLabels[name]), ...Object.values(builtInRolePurposes[name])];
    return labels.some((label) => label.toLowerCase().includes(search.toLowerCase()));
  });

/** What a role is for, in a language; of one that the community made itself as it was written. */
export const rolePurpose = (
  { name, purpose }: { name: string; purpose: string | null },
  language: Language,
): string | null => (isBuiltIn(name) ? builtInRolePurposes[name][language] : purpose);
