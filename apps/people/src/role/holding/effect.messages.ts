import { defineMessages, plural } from '@courtyard/common';

const people = (count: number) => plural(count, 'person', 'people');
const personas = (count: number) => plural(count, 'persona', 'personas');

export const effectMessages = defineMessages({
  en: {
    summary: ({ gaining, losing }: { gaining: number; losing: number }) =>
      [
        gaining > 0 ? `${people(gaining)} ${gaining === 1 ? 'gains' : 'gain'} permissions` : '',
        losing > 0 ? `${people(losing)} ${losing === 1 ? 'loses' : 'lose'} permissions` : '',
      ]
        .filter(Boolean)
        .join(', ') + '.',
    nobody: 'No one’s permissions change.',
    gain: ({ count }: { count: number }) => `Gaining ${plural(count, 'permission', 'permissions')}:`,
    lose: ({ count }: { count: number }) => `Losing ${plural(count, 'permission', 'permissions')}:`,
    first: ({ count }: { count: number }) => `Showing the first ${count}.`,
  },
  es: {
    summary: ({ gaining, losing }) =>
      [
        gaining > 0 ? `${personas(gaining)} ${gaining === 1 ? 'gana' : 'ganan'} permisos` : '',
        losing > 0 ? `${personas(losing)} ${losing === 1 ? 'pierde' : 'pierden'} permisos` : '',
      ]
        .filter(Boolean)
        .join(', ') + '.',
    nobody: 'No cambian los permisos de nadie.',
    gain: ({ count }) => `${plural(count, 'permiso', 'permisos')} más:`,
    lose: ({ count }) => `${plural(count, 'permiso', 'permisos')} menos:`,
    first: ({ count }) => `Se muestran las primeras ${count}.`,
  },
});
