import { defineMessages } from '@courtyard/common';

export const detailsMessages = defineMessages({
  en: {
    onLine: 'What a line begins with',
    onLineText: 'Each line can say otherwise. What is posted stays as it is.',
    billed: 'When it is billed',
    bought: 'When it is bought',
    edit: 'Edit',
    historyText: 'Every change. Entries are never changed or removed.',
  },
  es: {
    onLine: 'Con qué empieza una línea',
    onLineText: 'Cada línea puede decir otra cosa. Lo registrado queda como está.',
    billed: 'Cuando se cobra',
    bought: 'Cuando se compra',
    edit: 'Editar',
    historyText: 'Cada cambio. Las entradas nunca se cambian ni se quitan.',
  },
});
