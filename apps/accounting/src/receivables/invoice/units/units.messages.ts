import { defineMessages, plural } from '@courtyard/common';

export const unitsMessages = defineMessages({
  en: {
    units: 'Units',
    find: 'Find a unit or an owner',
    chooseAll: ({ count }: { count: number }) => `Choose all ${count}`,
    chooseNone: 'Choose none',
    chosen: ({ count, total }: { count: number; total: number }) =>
      `${count} of ${plural(total, 'unit', 'units')} chosen`,
    chooseSome: 'Choose at least one unit.',
    noneFound: 'No unit has this in its name or among its owners.',
    moreUnits: ({ count }: { count: number }) =>
      `${plural(count, 'more unit', 'more units')}: type a part of the name.`,
    notLoaded: 'The units could not be loaded.',
  },
  es: {
    units: 'Unidades',
    find: 'Buscar una unidad o un propietario',
    chooseAll: ({ count }: { count: number }) => `Elegir todas (${count})`,
    chooseNone: 'No elegir ninguna',
    chosen: ({ count, total }: { count: number; total: number }) =>
      `${count} de ${plural(total, 'unidad elegida', 'unidades elegidas')}`,
    chooseSome: 'Elija al menos una unidad.',
    noneFound: 'Ninguna unidad tiene esto en su nombre ni entre sus propietarios.',
    moreUnits: ({ count }: { count: number }) =>
      `${plural(count, 'unidad más', 'unidades más')}: escriba una parte del nombre.`,
    notLoaded: 'No se pudieron cargar las unidades.',
  },
});
