import { defineMessages } from '@courtyard/common';

export const personMessages = defineMessages({
  en: {
    person: 'Person',
    personHelp: 'Type a name or email address.',
    newPerson: 'New person',
    knownPerson: 'Existing person',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
  },
  es: {
    person: 'Persona',
    personHelp: 'Escriba un nombre o un correo electrónico.',
    newPerson: 'Persona nueva',
    knownPerson: 'Persona registrada',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },
});
