import { defineMessages, plural } from '@courtyard/common';
import { reserveComponentWords } from '@courtyard/contract/properties/reserve-component/reserve-component.words';

/** Words for a reserve component that every page about it uses. */
export const reserveComponentMessages = defineMessages(
  {
    en: {
      missingTitle: 'Reserve component not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All reserve components',
      usefulLife: 'Useful life',
      remainingLife: 'Remaining life',
      replaceIn: 'Replace in',
      years: ({ count }: { count: number }) => plural(count, 'year', 'years'),
      remaining: ({ months }: { months: number }) =>
        months === 0
          ? 'Past useful life'
          : months < 24
            ? plural(months, 'month', 'months')
            : plural(Math.floor(months / 12), 'year', 'years'),
    },
    es: {
      missingTitle: 'Componente de reserva no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los componentes',
      usefulLife: 'Vida útil',
      remainingLife: 'Vida restante',
      replaceIn: 'Reemplazo en',
      years: ({ count }) => plural(count, 'año', 'años'),
      remaining: ({ months }) =>
        months === 0
          ? 'Vida útil terminada'
          : months < 24
            ? plural(months, 'mes', 'meses')
            : plural(Math.floor(months / 12), 'año', 'años'),
    },
  },
  reserveComponentWords,
);
