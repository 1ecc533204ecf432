import { columnOf, defineColumns } from './columns';
import { labelsIn, type Labels } from './labels';

interface Pump {
  name: string;
  area: { name: string } | null;
  costMinor: number | null;
  isOld: boolean;
}

const labels = {
  name: { en: 'Name', es: 'Nombre' },
  area: { en: 'Area', es: 'Área' },
  costMinor: { en: 'Cost', es: 'Costo' },
  isOld: { en: 'Old', es: 'Antigua' },
} satisfies Labels;

const columns = defineColumns<Pump>()(labels, [
  { field: 'name', kind: 'text', sort: true },
  { field: 'area', kind: 'text', of: ({ area }) => area?.name },
  { field: 'costMinor', kind: 'money', sort: true },
]);
const pump: Pump = { name: 'Pool pump', area: { name: 'Pool' }, costMinor: null, isOld: false };

test('a value is found under its own name, or as the declaration says', () => {
  expect(columns.fields.map(({ valueOf }) => valueOf(pump))).toEqual(['Pool pump', 'Pool', null]);
  expect(columnOf(columns, 'area').valueOf({ ...pump, area: null })).toBeUndefined();
});

test('the list sorts by what is declared so, in the order of the declaration', () => {
  expect(columns.sort).toEqual(['name', 'costMinor']);
  const names: readonly ('name' | 'costMinor')[] = columns.sort;
  expect(names).toHaveLength(2);
});

test('a field that the words or the row do not have, or that is no plain value, does not compile', () => {
  // @ts-expect-error the words have no such field
  const unnamed = defineColumns<Pump>()(labels, [{ field: 'weight', kind: 'number', of: () => 1 }]);
  // @ts-expect-error a yes or no is no plain value: its column has to say what it shows
  const notPlain = defineColumns<Pump>()(labels, [{ field: 'isOld', kind: 'text' }]);
  expect(() => unnamed.fields[0]?.valueOf(pump)).not.toThrow();
  expect(() => notPlain.fields[0]?.valueOf(pump)).toThrow('isOld is not a plain value');
});

test('words are read in one language by the same keys', () => {
  expect(labelsIn(labels, 'es')).toEqual({
    name: 'Nombre',
    area: 'Área',
    costMinor: 'Costo',
    isOld: 'Antigua',
  });
});
