import { defineMessages } from '@courtyard/common';

export const rolesMessages = defineMessages({
  en: {
    change: 'Change roles',
    title: 'Roles of {name}',
    text: 'You give and take roles of which you may do everything yourself.',
    roles: 'Roles',
    until: '{role} until',
    untilText: 'The last day. After it the rights end by themselves.',
    search: 'Search roles',
    beyond: 'It allows what you may not do yourself.',
    effect: 'What changes',
    save: 'Save roles',
    saved: 'The roles of {name} are saved.',
    waits: 'It waits for approval: {name} would gain rights over money.',
  },
  es: {
    change: 'Cambiar roles',
    title: 'Roles de {name}',
    text: 'Usted da y quita roles de los que puede hacerlo todo.',
    roles: 'Roles',
    until: '{role} hasta',
    untilText: 'El último día. Después los permisos terminan por sí solos.',
    search: 'Buscar roles',
    beyond: 'Permite lo que usted no puede hacer.',
    effect: 'Qué cambia',
    save: 'Guardar roles',
    saved: 'Se guardaron los roles de {name}.',
    waits: 'Espera aprobación: {name} ganaría derechos sobre el dinero.',
  },
});
