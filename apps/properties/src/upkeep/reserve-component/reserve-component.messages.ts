import { defineMessages, plural } from '@courtyard/common';
import { reserveComponentWords } from '@courtyard/contract/properties/reserve-component/reserve-component.words';

/** Words for a reserve component that every page about it uses. */
export const reserveComponentMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which reserve component?',
      missingText: 'This address names no component of the reserve study. Choose one from the list.',
      all: 'All reserve components',
      usefulLife: 'Useful life',
      remainingLife: 'Remaining life',
      replaceIn: 'Replace in',
      years: ({ count }: { count: number }) => plural(count, 'year', 'years'),
      remaining: ({ months }: { months: number }) =>
        months === 0
          ? 'Life is over'
          : months < 24
            ? plural(months, 'month', 'months')
            : plural(Math.floor(months / 12), 'year', 'years'),
    },
    es: {
      missingTitle: '¿Qué componente de reserva?',
      missingText: 'Esta dirección no nombra ningún componente del estudio. Elija uno de la lista.',
      all: 'Todos los componentes',
      usefulLife: 'Vida útil',
      remainingLife: 'Vida restante',
      replaceIn: 'Reemplazo en',
      years: ({ count }) => plural(count, 'año', 'años'),
      remaining: ({ months }) =>
        months === 0
          ? 'Vida terminada'
          : months < 24
            ? plural(months, 'mes', 'meses')
            : plural(Math.floor(months / 12), 'año', 'años'),
    },
  },
  reserveComponentWords,
);
