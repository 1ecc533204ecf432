import { defineMessages } from '@courtyard/common';

export const postalAddressMessages = defineMessages({
  en: {
    title: 'Postal address',
    postal: 'Postal address of the community',
    help: 'It stands in the footer of every letter that goes out from now on.',
    save: 'Keep address',
    saved: 'The postal address is kept.',
  },
  es: {
    title: 'Dirección postal',
    postal: 'Dirección postal de la comunidad',
    help: 'Va en el pie de cada carta que salga desde ahora.',
    save: 'Guardar dirección',
    saved: 'La dirección postal está guardada.',
  },
});
