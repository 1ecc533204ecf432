import { sharedWords, type Words } from '../../wire/fields/words';

export const roleWords = {
  role: { en: 'Role', es: 'Rol' },
  name: sharedWords.name,
  purpose: { en: 'What it is for', es: 'Para qué sirve' },
  kind: sharedWords.kind,
  'kind.custom': { en: 'Of the community', es: 'De la comunidad' },
  'kind.built-in': { en: 'Built in', es: 'Incluido' },
  permissions: { en: 'Rights', es: 'Permisos' },
  rights: { en: 'Rights', es: 'Permisos' },
  holders: { en: 'Held by', es: 'Lo tienen' },
  holder: { en: 'Holder', es: 'Quien lo tiene' },
  factorGraceDays: { en: 'Days to set up two factors', es: 'Días para configurar dos factores' },
  successor: { en: 'Its holders get', es: 'Quienes lo tenían reciben' },
} satisfies Words;
