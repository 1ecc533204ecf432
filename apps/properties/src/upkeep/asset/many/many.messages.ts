import { defineMessages, plural } from '@courtyard/common';

const assets = (count: number) => plural(count, 'asset', 'assets');
const activos = (count: number) => plural(count, 'activo', 'activos');

export const manyMessages = defineMessages({
  en: {
    status: 'Set status',
    statusTitle: ({ count }: { count: number }) => `Set the status of ${assets(count)}`,
    statusHelp: 'What is retired is so from today, and nothing of it falls due.',
    statusVerb: ({ count }: { count: number }) => `Change ${assets(count)}`,
    changed: ({ count }: { count: number }) => `${assets(count)} changed`,
    area: 'Move to an area',
    areaTitle: ({ count }: { count: number }) => `Move ${assets(count)}`,
    areaNone: 'None',
    areaVerb: ({ count }: { count: number }) => `Move ${assets(count)}`,
    moved: ({ count }: { count: number }) => `${assets(count)} moved`,
    remove: 'Remove',
    removeTitle: ({ count }: { count: number }) => `Remove ${assets(count)}?`,
    removeText:
      'This is for what was recorded by mistake and cannot be undone. Assets with services on record stay: retire them instead.',
    removeVerb: ({ count }: { count: number }) => `Remove ${assets(count)}`,
    removed: ({ count }: { count: number }) => `${assets(count)} removed`,
  },
  es: {
    status: 'Cambiar estado',
    statusTitle: ({ count }) => `Cambiar el estado de ${activos(count)}`,
    statusHelp: 'Lo retirado lo está desde hoy y deja de tener vencimientos.',
    statusVerb: ({ count }) => `Cambiar ${activos(count)}`,
    changed: ({ count }) => `Cambios hechos en ${activos(count)}`,
    area: 'Mover a un área',
    areaTitle: ({ count }) => `Mover ${activos(count)}`,
    areaNone: 'Ninguna',
    areaVerb: ({ count }) => `Mover ${activos(count)}`,
    moved: ({ count }) => `Se movieron ${activos(count)}`,
    remove: 'Quitar',
    removeTitle: ({ count }) => `¿Quitar ${activos(count)}?`,
    removeText:
      'Es para lo que se registró por error y no se puede deshacer. Los activos con servicios registrados se quedan: retírelos en su lugar.',
    removeVerb: ({ count }) => `Quitar ${activos(count)}`,
    removed: ({ count }) => `Se quitaron ${activos(count)}`,
  },
});
