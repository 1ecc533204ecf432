import { defineMessages } from '@courtyard/common';

export const propertyPartMessages = defineMessages({
  en: {
    back: 'Back to {name}',
    forbidden: 'You can’t change this',
    forbiddenText: 'Ask your community’s management to do it for you.',
    archived: 'This property is archived',
    archivedText: 'Restore it before you make changes.',
  },
  es: {
    back: 'Volver a {name}',
    forbidden: 'Usted no puede cambiar esto',
    forbiddenText: 'Pida a la administración de su comunidad que lo haga.',
    archived: 'Esta propiedad está archivada',
    archivedText: 'Recupérela antes de hacer cambios.',
  },
});
