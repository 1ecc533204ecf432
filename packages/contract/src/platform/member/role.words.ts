import type { Language, Words } from '../../wire/fields/words';

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

const isBuiltIn = (name: string): name is keyof typeof builtInRoleWords =>
  Object.hasOwn(builtInRoleWords, name);

/** A role's name in a language; a role that the community made itself has one name. */
const roleName = (name: string, language: Language): string =>
  isBuiltIn(name) ? builtInRoleWords[name][language] : name;

/** Roles in a language, in one line. */
export const roleNames = (names: readonly string[], language: Language): string =>
  names.map((name) => roleName(name, language)).join(', ');
