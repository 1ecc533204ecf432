import { defineMessages, plural } from '@courtyard/common';

const assets = (count: number) => plural(count, 'asset', 'assets');
const activos = (count: number) => plural(count, 'activo', 'activos');

export const manyMessages = defineMessages({
  en: {
    status: 'Set status',
    statusTitle: ({ count }: { count: number }) => `Set the status of ${assets(count)}`,
    statusHelp: 'Retired assets are retired as of today and have no more due dates.',
    statusVerb: ({ count }: { count: number }) => `Update ${assets(count)}`,
    changed: ({ count }: { count: number }) => `${assets(count)} updated`,
    area: 'Move to an area',
    areaTitle: ({ count }: { count: number }) => `Move ${assets(count)}`,
    areaNone: 'None',
    areaVerb: ({ count }: { count: number }) => `Move ${assets(count)}`,
    moved: ({ count }: { count: number }) => `${assets(count)} moved`,
    remove: 'Delete',
    removeTitle: ({ count }: { count: number }) => `Delete ${assets(count)}?`,
    removeText:
      'Only for assets entered by mistake. This can’t be undone. Assets with service records are skipped: retire them instead.',
    removeVerb: ({ count }: { count: number }) => `Delete ${assets(count)}`,
    removed: ({ count }: { count: number }) => `${assets(count)} deleted`,
  },
  es: {
    status: 'Cambiar estado',
    statusTitle: ({ count }) => `Cambiar el estado de ${activos(count)}`,
    statusHelp: 'Los activos retirados lo están desde hoy y ya no tienen vencimientos.',
    statusVerb: ({ count }) => `Actualizar ${activos(count)}`,
    changed: ({ count }) => `${count === 1 ? 'Se actualizó' : 'Se actualizaron'} ${activos(count)}`,
    area: 'Mover a un área',
    areaTitle: ({ count }) => `Mover ${activos(count)}`,
    areaNone: 'Ninguna',
    areaVerb: ({ count }) => `Mover ${activos(count)}`,
    moved: ({ count }) => `Se movieron ${activos(count)}`,
    remove: 'Eliminar',
    removeTitle: ({ count }) => `¿Eliminar ${activos(count)}?`,
    removeText:
      'Solo para activos registrados por error. No se puede deshacer. Los que tienen mantenimientos registrados se omiten: retírelos.',
    removeVerb: ({ count }) => `Eliminar ${activos(count)}`,
    removed: ({ count }) => `Se eliminaron ${activos(count)}`,
  },
});
