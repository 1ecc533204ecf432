import { sharedWords, type Words } from '../../wire/fields/words';

export const roleWords = {
  role: { en: 'Role', es: 'Rol' },
  name: sharedWords.name,
  purpose: { en: 'Purpose', es: 'Finalidad' },
  kind: sharedWords.kind,
  'kind.custom': { en: 'Custom', es: 'Propio' },
  'kind.built-in': { en: 'Built-in', es: 'Incluido' },
  permissions: { en: 'Permissions', es: 'Permisos' },
  rights: { en: 'Permissions', es: 'Permisos' },
  holders: { en: 'Holders', es: 'Personas' },
  holder: { en: 'Holder', es: 'Quien lo tiene' },
  factorGraceDays: { en: 'Days to set up two-factor', es: 'Días para configurar dos factores' },
  successor: { en: 'Replacement role', es: 'Rol de reemplazo' },
} satisfies Words;
