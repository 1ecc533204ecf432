import { defineMessages, plural } from '@courtyard/common';

/** Words for a reserve component that every page about it uses. */
export const reserveComponentMessages = defineMessages({
  en: {
    component: 'Reserve component',
    missingTitle: 'Which reserve component?',
    missingText: 'This address names no component of the reserve study. Choose one from the list.',
    all: 'All reserve components',
    area: 'Common area',
    quantity: 'Quantity',
    inServiceOn: 'In service since',
    usefulLife: 'Useful life',
    remainingLife: 'Remaining life',
    replaceOn: 'Replace in',
    replacementCost: 'Replacement cost',
    pricedOn: 'Priced on',
    fullyFunded: 'Fully funded balance',
    yearly: 'Per year',
    assessedOn: 'Inspected on',
    years: ({ count }: { count: number }) => plural(count, 'year', 'years'),
    remaining: ({ months }: { months: number }) =>
      months === 0
        ? 'Life is over'
        : months < 24
          ? plural(months, 'month', 'months')
          : plural(Math.floor(months / 12), 'year', 'years'),
    notes: 'Notes',
  },
  es: {
    component: 'Componente de reserva',
    missingTitle: '¿Qué componente de reserva?',
    missingText: 'Esta dirección no nombra ningún componente del estudio. Elija uno de la lista.',
    all: 'Todos los componentes',
    area: 'Área común',
    quantity: 'Cantidad',
    inServiceOn: 'En servicio desde',
    usefulLife: 'Vida útil',
    remainingLife: 'Vida restante',
    replaceOn: 'Reemplazo en',
    replacementCost: 'Costo de reemplazo',
    pricedOn: 'Fecha del precio',
    fullyFunded: 'Saldo totalmente financiado',
    yearly: 'Por año',
    assessedOn: 'Inspeccionado el',
    years: ({ count }) => plural(count, 'año', 'años'),
    remaining: ({ months }) =>
      months === 0
        ? 'Vida terminada'
        : months < 24
          ? plural(months, 'mes', 'meses')
          : plural(Math.floor(months / 12), 'año', 'años'),
    notes: 'Notas',
  },
});
