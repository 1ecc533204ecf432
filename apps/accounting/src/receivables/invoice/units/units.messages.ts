import { defineMessages, plural } from '@courtyard/common';

export const unitsMessages = defineMessages({
  en: {
    units: 'Units',
    find: 'Find a unit or an owner',
    chooseAll: ({ count }: { count: number }) => `Select all ${count}`,
    chooseNone: 'Clear selection',
    chosen: ({ count, total }: { count: number; total: number }) =>
      `${count} of ${plural(total, 'unit', 'units')} selected`,
    chooseSome: 'Select at least one unit.',
    noneFound: 'No units or owners match.',
    moreUnits: ({ count }: { count: number }) =>
      `${plural(count, 'more unit', 'more units')}. Search to find them.`,
    notLoaded: 'Couldn’t load the units.',
  },
  es: {
    units: 'Unidades',
    find: 'Buscar una unidad o un propietario',
    chooseAll: ({ count }: { count: number }) => `Seleccionar todas (${count})`,
    chooseNone: 'Quitar selección',
    chosen: ({ count, total }: { count: number; total: number }) =>
      `${count} de ${plural(total, 'unidad seleccionada', 'unidades seleccionadas')}`,
    chooseSome: 'Seleccione al menos una unidad.',
    noneFound: 'Ninguna unidad ni propietario coincide.',
    moreUnits: ({ count }: { count: number }) =>
      `${plural(count, 'unidad más', 'unidades más')}. Busque para encontrarlas.`,
    notLoaded: 'No se pudieron cargar las unidades.',
  },
});
