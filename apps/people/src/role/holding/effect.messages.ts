import { defineMessages, plural } from '@courtyard/common';

const people = (count: number) => plural(count, 'person', 'people');
const personas = (count: number) => plural(count, 'persona', 'personas');

export const effectMessages = defineMessages({
  en: {
    summary: ({ gaining, losing }: { gaining: number; losing: number }) =>
      [
        gaining > 0 ? `${people(gaining)} ${gaining === 1 ? 'gains' : 'gain'} rights` : '',
        losing > 0 ? `${people(losing)} ${losing === 1 ? 'loses' : 'lose'} rights` : '',
      ]
        .filter(Boolean)
        .join(', ') + '.',
    nobody: 'Nobody may do more or less than now.',
    gain: ({ count }: { count: number }) => `Gaining ${plural(count, 'right', 'rights')}:`,
    lose: ({ count }: { count: number }) => `Losing ${plural(count, 'right', 'rights')}:`,
    first: ({ count }: { count: number }) => `The first ${count} are named.`,
  },
  es: {
    summary: ({ gaining, losing }) =>
      [
        gaining > 0 ? `${personas(gaining)} ${gaining === 1 ? 'gana' : 'ganan'} permisos` : '',
        losing > 0 ? `${personas(losing)} ${losing === 1 ? 'pierde' : 'pierden'} permisos` : '',
      ]
        .filter(Boolean)
        .join(', ') + '.',
    nobody: 'Nadie puede hacer más ni menos que ahora.',
    gain: ({ count }) => `${plural(count, 'permiso', 'permisos')} más:`,
    lose: ({ count }) => `${plural(count, 'permiso', 'permisos')} menos:`,
    first: ({ count }) => `Se nombra a las primeras ${count}.`,
  },
});
