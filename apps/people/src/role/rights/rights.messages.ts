import { defineMessages } from '@courtyard/common';

export const rightsMessages = defineMessages({
  en: {
    title: 'Permissions',
    search: 'Search permissions',
    nothingFound: 'No permissions match.',
    someOf: '{held} of {all}',
    all: 'All “{section}” permissions',
    lacking: 'You don’t have this permission, so you can’t grant it.',
    allowed: 'Allowed',
    notAllowed: 'Not allowed',
    none: 'This role has no permissions yet.',
    notThere: 'Not available yet. Takes effect once it is.',
    show: 'Also show permissions not granted',
  },
  es: {
    title: 'Permisos',
    search: 'Buscar permisos',
    nothingFound: 'Ningún permiso coincide.',
    someOf: '{held} de {all}',
    all: 'Todos los permisos de «{section}»',
    lacking: 'Usted no tiene este permiso, así que no puede concederlo.',
    allowed: 'Permitido',
    notAllowed: 'No permitido',
    none: 'Este rol aún no tiene permisos.',
    notThere: 'Aún no está disponible. Tendrá efecto cuando lo esté.',
    show: 'Mostrar también los permisos no concedidos',
  },
});
