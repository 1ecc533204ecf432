import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    edit: 'Edit',
    copy: 'Copy',
    remove: 'Delete',
    removeTitle: 'Delete {name}?',
    removeText: 'This role has no holders. It can’t be restored.',
    removeHeldText: 'It can’t be restored. Its holders get the role you choose.',
    removeVerb: 'Delete role',
    removed: '{name} deleted.',
    waits: 'Sent for approval: others would gain rights over money.',
    holders: 'Holders',
    holdersText: 'Assign roles on each member’s page.',
    noHolders: 'This role has no holders.',
    allHolders: 'All holders',
    historyText: 'Full history of changes and assignments. Entries can’t be edited or deleted.',
  },
  es: {
    edit: 'Editar',
    copy: 'Copiar',
    remove: 'Eliminar',
    removeTitle: '¿Eliminar {name}?',
    removeText: 'Nadie tiene este rol. No se puede recuperar.',
    removeHeldText: 'No se puede recuperar. Quienes lo tienen reciben el rol que usted elija.',
    removeVerb: 'Eliminar rol',
    removed: '{name} eliminado.',
    waits: 'Enviado para su aprobación: otros ganarían derechos sobre el dinero.',
    holders: 'Quiénes lo tienen',
    holdersText: 'Los roles se asignan en la página de cada miembro.',
    noHolders: 'Nadie tiene este rol.',
    allHolders: 'Todos los que lo tienen',
    historyText:
      'Historial completo de cambios y asignaciones. Las entradas no se pueden editar ni eliminar.',
  },
});
