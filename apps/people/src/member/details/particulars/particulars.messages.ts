import { defineMessages } from '@courtyard/common';

export const particularsMessages = defineMessages({
  en: {
    edit: 'Edit details',
    title: 'Details of {name}',
    text: 'Members still choose what others see. They’re notified of your changes.',
    addressHelp: 'For postal mail. Leave blank to use the home’s address.',
    save: 'Save',
    saved: 'Details of {name} saved.',
  },
  es: {
    edit: 'Editar datos',
    title: 'Datos de {name}',
    text: 'El miembro sigue eligiendo qué ven los demás. Se le avisa de sus cambios.',
    addressHelp: 'Para el correo postal. Déjela vacía para usar la de la vivienda.',
    save: 'Guardar',
    saved: 'Datos de {name} guardados.',
  },
});
