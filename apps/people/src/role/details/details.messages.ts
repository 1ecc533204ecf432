import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    edit: 'Edit',
    copy: 'Copy',
    remove: 'Remove',
    removeTitle: 'Remove {name}?',
    removeText: 'Nobody holds this role. It cannot be brought back.',
    removeHeldText: 'It cannot be brought back. Those who hold it get the role that you choose.',
    removeVerb: 'Remove role',
    removed: '{name} was removed.',
    holders: 'Who holds it',
    holdersText: 'A role is given and taken on the page of each member.',
    noHolders: 'Nobody holds this role.',
    allHolders: 'All who hold it',
    historyText: 'Every change, and to whom it was given. Entries are never changed or removed.',
  },
  es: {
    edit: 'Editar',
    copy: 'Copiar',
    remove: 'Eliminar',
    removeTitle: '¿Eliminar {name}?',
    removeText: 'Nadie tiene este rol. No se puede recuperar.',
    removeHeldText: 'No se puede recuperar. Quienes lo tienen reciben el rol que usted elija.',
    removeVerb: 'Eliminar rol',
    removed: 'Se eliminó {name}.',
    holders: 'Quién lo tiene',
    holdersText: 'Un rol se da y se quita en la página de cada miembro.',
    noHolders: 'Nadie tiene este rol.',
    allHolders: 'Todos los que lo tienen',
    historyText: 'Cada cambio y a quién se dio. Las entradas nunca se cambian ni se quitan.',
  },
});
