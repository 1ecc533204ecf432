import { defineMessages } from '@courtyard/common';

export const particularsMessages = defineMessages({
  en: {
    edit: 'Edit details',
    title: 'Details of {name}',
    text: 'What of it the others see stays the member’s choice. They are told what you change.',
    addressHelp: 'Where letters go. Empty: to the home.',
    save: 'Save',
    saved: 'The details of {name} are saved.',
  },
  es: {
    edit: 'Editar datos',
    title: 'Datos de {name}',
    text: 'Qué ven los demás de ello lo sigue eligiendo el miembro. Se le dice lo que usted cambia.',
    addressHelp: 'A dónde van las cartas. Vacía: a la vivienda.',
    save: 'Guardar',
    saved: 'Se guardaron los datos de {name}.',
  },
});
