import { defineMessages } from '@courtyard/common';

export const historyMessages = defineMessages({
  en: {
    description:
      'Every change of this property and of what belongs to it. Entries are never changed or removed.',
    areaDescription: 'Every change of this area. Entries are never changed or removed.',
  },
  es: {
    description:
      'Cada cambio de esta propiedad y de lo que le pertenece. Las entradas nunca se cambian ni se quitan.',
    areaDescription: 'Cada cambio de esta área. Las entradas nunca se cambian ni se quitan.',
  },
});
