import { useUiConfig } from '@courtyard/common';
import { personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { defineColumns } from '@courtyard/contract/fields/columns';
import { act, screen } from '@testing-library/react';
import { withUi } from '../testing/testing';
import { DataTable } from './data-table';
import { ListCard } from '../display/cards/list.card';
import { useFieldTexts } from '../display/field-texts';
import { useTableState } from './state/use-table-state';
import { useColumns } from './use-columns';

interface Pump {
  id: string;
  number: number;
  name: string;
  state: 'good' | 'worn';
  maker: string | null;
  costMinor: number;
  boughtOn: string | null;
  seenAt: string;
  shareMillionths: number;
}

const pumpColumns = defineColumns<Pump>()(
  {
    number: { en: 'Number', es: 'Número' },
    name: { en: 'Name', es: 'Nombre' },
    state: { en: 'State', es: 'Estado' },
    'state.good': { en: 'Good', es: 'Bueno' },
    'state.worn': { en: 'Worn', es: 'Gastado' },
    maker: { en: 'Maker', es: 'Fabricante' },
    costMinor: { en: 'Cost', es: 'Costo' },
    boughtOn: { en: 'Bought', es: 'Comprado' },
    seenAt: { en: 'Seen', es: 'Visto' },
    shareMillionths: { en: 'Share', es: 'Porcentaje' },
  },
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'costMinor', kind: 'money', sort: true },
    { field: 'state', kind: 'choice' },
    { field: 'maker', kind: 'text' },
    { field: 'boughtOn', kind: 'day' },
    { field: 'seenAt', kind: 'moment' },
    { field: 'shareMillionths', kind: 'share' },
    { field: 'number', kind: 'serial' },
  ],
);

const pump: Pump = {
  id: '1',
  number: 1038,
  name: 'Pool pump',
  state: 'worn',
  maker: null,
  costMinor: 123_450,
  boughtOn: '2026-02-03',
  seenAt: '2026-11-21T12:25:00Z',
  shareMillionths: 250_000,
};

function Pumps() {
  const columns = useColumns(pumpColumns, [
    { field: 'name', priority: 1, cell: ({ name }) => <strong>{name}</strong> },
    { id: 'age', header: 'Age', cell: () => 'Nine months' },
    { field: 'state' },
  ]);
  return (
    <DataTable
      label="Pumps"
      state={useTableState({ sort: pumpColumns.sort, filters: {} })}
      query={{
        data: { data: [pump], page: { next: null, previous: null, total: 1, firstPosition: 1 } },
        isPending: false,
        isFetching: false,
        error: null,
        refetch: () => undefined,
      }}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      empty={{ title: 'No pumps' }}
    />
  );
}

function PumpCard() {
  const { text, named } = useFieldTexts(pumpColumns);
  return (
    <ListCard
      title={pump.name}
      facts={[text(pump, 'state'), text(pump, 'maker'), text(pump, 'shareMillionths')]}
      lines={[named(pump, 'boughtOn'), named(pump, 'maker'), named(pump, 'costMinor')]}
    />
  );
}

const open = (node = <Pumps />, path = '/') => renderPage(node, { path, user: personWith([]), wrap: withUi });
const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const cells = () => [...(screen.getAllByRole('row')[1]?.children ?? [])].map((cell) => cell.textContent);

beforeEach(resetStores);

test('the page says which columns show first and what differs, the declaration the rest', () => {
  open();
  expect(headings()).toEqual(['Name', 'Age', 'State']);
  expect(cells()).toEqual(['Pool pump', 'Nine months', 'Worn']);
  expect(screen.getByText('Pool pump').tagName).toBe('STRONG');
});

test('the other columns show when somebody chooses them, each as its kind is written', () => {
  open(<Pumps />, '/?columns=costMinor,maker,boughtOn,seenAt,shareMillionths,number');
  expect(headings()).toEqual(['Name', 'Cost', 'Maker', 'Bought', 'Seen', 'Share', 'Number']);
  expect(cells()).toEqual([
    'Pool pump',
    '$1,234.50',
    '–',
    '02/03/2026',
    '11/21/2026, 7:25 AM EST',
    '25%',
    '1038',
  ]);
  const alignments = screen.getAllByRole('columnheader').map((cell) => cell.dataset['align']);
  expect(alignments).toEqual(['start', 'end', 'start', 'end', 'end', 'end', 'end']);
});

test('a column sorts where the declaration says so', async () => {
  const { user, router } = open(<Pumps />, '/?columns=costMinor,maker');
  await user.click(screen.getByRole('button', { name: 'Cost' }));
  expect(router.state.location.search).toContain('sort=costMinor');
  expect(screen.queryByRole('button', { name: 'Maker' })).not.toBeInTheDocument();
});

test('headings and values are in the language of the person', () => {
  open(<Pumps />, '/?columns=state,costMinor');
  act(() => useUiConfig.getState().change({ language: 'es' }));
  expect(headings()).toEqual(['Nombre', 'Estado', 'Costo']);
  expect(cells()).toContain('Gastado');
});

test('a card says the same texts, and leaves out what is missing', () => {
  open(<PumpCard />);
  expect(screen.getByText('Worn · 25%')).toBeVisible();
  expect(screen.getByText('Bought 02/03/2026')).toBeVisible();
  expect(screen.getByText('Cost $1,234.50')).toBeVisible();
  expect(screen.queryByText(/Maker/)).not.toBeInTheDocument();
});
