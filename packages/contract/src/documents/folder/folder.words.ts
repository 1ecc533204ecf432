import { sharedWords, type Words } from '../../wire/fields/words';

export const folderWords = {
  folder: { en: 'Folder', es: 'Carpeta' },
  name: sharedWords.name,
  parent: { en: 'Parent folder', es: 'Carpeta superior' },
  isRestricted: { en: 'Restricted', es: 'Restringida' },
  grants: { en: 'Shared with', es: 'Compartida con' },
  right: { en: 'Access', es: 'Acceso' },
  'right.view': { en: 'Can view', es: 'Puede ver' },
  'right.add': { en: 'Can add', es: 'Puede agregar' },
  'right.change': { en: 'Can edit', es: 'Puede editar' },
  'granteeKind.everyone': { en: 'Everyone', es: 'Todos' },
  'granteeKind.role': { en: 'Role', es: 'Rol' },
  'granteeKind.committee': { en: 'Committee', es: 'Comité' },
  'granteeKind.building': { en: 'Building', es: 'Edificio' },
  'granteeKind.unit': { en: 'Unit', es: 'Unidad' },
  'granteeKind.person': { en: 'Person', es: 'Persona' },
} satisfies Words;
