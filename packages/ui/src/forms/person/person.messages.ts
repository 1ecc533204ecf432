import { defineMessages } from '@courtyard/common';

export const personMessages = defineMessages({
  en: {
    person: 'Person',
    personHelp: 'Begin to type a name or an e-mail address.',
    newPerson: 'Somebody new',
    knownPerson: 'Somebody known',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
  },
  es: {
    person: 'Persona',
    personHelp: 'Empiece a escribir un nombre o un correo electrónico.',
    newPerson: 'Alguien nuevo',
    knownPerson: 'Alguien conocido',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },
});
