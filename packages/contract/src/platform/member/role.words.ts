import type { Language, Word, Words } from '../../wire/fields/words';

/** What the roles that every community starts with are called, by their name on the wire. */
export const builtInRoleWords = {
  'Project Admin': { en: 'Project Admin', es: 'Administrador' },
  'Board Member': { en: 'Board Member', es: 'Miembro de la junta' },
  Manager: { en: 'Manager', es: 'Gerente' },
  Treasurer: { en: 'Treasurer', es: 'Tesorero' },
  Member: { en: 'Member', es: 'Miembro' },
  Tenant: { en: 'Tenant', es: 'Inquilino' },
  Vendor: { en: 'Vendor', es: 'Proveedor' },
  Auditor: { en: 'Auditor', es: 'Auditor' },
} as const satisfies Words;

/** What the roles that every community starts with are for. */
export const builtInRolePurposes = {
  'Project Admin': { en: 'Has full access', es: 'Tiene acceso completo' },
  'Board Member': { en: 'Views everything and approves', es: 'Lo ve todo y aprueba' },
  Manager: { en: 'Runs day-to-day operations', es: 'Lleva el día a día' },
  Treasurer: { en: 'Keeps the books', es: 'Lleva las cuentas' },
  Member: { en: 'Owns a property', es: 'Es propietario de una vivienda' },
  Tenant: {
    en: 'Rents a home',
    es: 'Alquila una vivienda',
  },
  Vendor: { en: 'Works for the community', es: 'Trabaja para la comunidad' },
  Auditor: { en: 'View-only access to everything', es: 'Acceso de solo lectura a todo' },
} as const satisfies Words<keyof typeof builtInRoleWords>;

const isBuiltIn = (name: string): name is keyof typeof builtInRoleWords =>
  Object.hasOwn(builtInRoleWords, name);

/** A role's name in a language; a role that the community made itself has one name. */
const roleName = (name: string, language: Language): string =>
  isBuiltIn(name) ? builtInRoleWords[name][language] : name;

/** Roles in a language, in one line. */
export const roleNames = (names: readonly string[], language: Language): string =>
  names.map((name) => roleName(name, language)).join(', ');

/** Whether a name is a built-in role's in some language: a role of the community cannot pass for one. */
export const isBuiltInName = (name: string): boolean =>
  Object.values<Word>(builtInRoleWords).some((word) =>
    Object.values(word).some((known) => known.toLowerCase() === name.toLowerCase()),
  );

/** Names on the wire of the built-in roles that a search finds in any language, by name or purpose. */
export const builtInRolesWith = (search: string): string[] =>
  Object.keys(builtInRoleWords).filter((name) => {
    if (!isBuiltIn(name)) return false;
    const words = [...Object.values(builtInRoleWords[name]), ...Object.values(builtInRolePurposes[name])];
    return words.some((word) => word.toLowerCase().includes(search.toLowerCase()));
  });

/** What a role is for, in a language; of one that the community made itself as it was written. */
export const rolePurpose = (
  { name, purpose }: { name: string; purpose: string | null },
  language: Language,
): string | null => (isBuiltIn(name) ? builtInRolePurposes[name][language] : purpose);
