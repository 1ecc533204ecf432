import { defineMessages } from '@courtyard/common';

export const propertyPartMessages = defineMessages({
  en: {
    back: 'Back to {name}',
    forbidden: 'You cannot change this',
    forbiddenText: 'Ask the management of your community to do it for you.',
    archived: 'This property is archived',
    archivedText: 'Bring it back before you change what belongs to it.',
  },
  es: {
    back: 'Volver a {name}',
    forbidden: 'Usted no puede cambiar esto',
    forbiddenText: 'Pida a la administración de su comunidad que lo haga.',
    archived: 'Esta propiedad está archivada',
    archivedText: 'Recupérela antes de cambiar lo que le pertenece.',
  },
});
