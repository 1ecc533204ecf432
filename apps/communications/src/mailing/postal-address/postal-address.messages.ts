import { defineMessages } from '@courtyard/common';

export const postalAddressMessages = defineMessages({
  en: {
    title: 'Postal address',
    postal: 'Community’s postal address',
    help: 'Shown in the footer of every email from now on.',
    save: 'Save address',
    saved: 'Postal address saved.',
  },
  es: {
    title: 'Dirección postal',
    postal: 'Dirección postal de la comunidad',
    help: 'Aparece en el pie de cada correo desde ahora.',
    save: 'Guardar dirección',
    saved: 'Dirección postal guardada.',
  },
});
