import { defineMessages } from '@courtyard/common';

export const historyMessages = defineMessages({
  en: {
    description: 'Full history of this property. Entries can’t be edited or deleted.',
    areaDescription: 'Full history of this area. Entries can’t be edited or deleted.',
  },
  es: {
    description: 'Historial completo de esta propiedad. Las entradas no se pueden editar ni eliminar.',
    areaDescription: 'Historial completo de esta área. Las entradas no se pueden editar ni eliminar.',
  },
});
