import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { auditEntry } from '@courtyard/contract';
import { HistoryCard } from '@courtyard/ui/details';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { AreaHistory } from '../../common-area/details/area-history';
import { reserveComponents } from '../../upkeep/reserve-component/reserve-component.queries';
import { HistoryTab } from './history.tab';
import { upkeepVocabulary } from '@courtyard/contract/properties/vocabulary';

let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

const entryOf = (number: number, action: string, changes: Record<string, unknown>) =>
  auditEntry.parse({ id: idOf(number), at: '2026-11-21T12:25:00Z', actor: 'Maya Okafor', action, changes });

function open(...entries: ReturnType<typeof entryOf>[]) {
  server = answerCalls({
    'GET /api/v1/properties/:propertyId/history': ({ query }) =>
      query.has('cursor')
        ? { data: [entryOf(9, 'property.create', {})], page: pageOf() }
        : { data: entries, page: pageOf({ next: 'earlier' }) },
  });
  const user = personWith(['Properties List View']);
  return renderPage(<HistoryTab propertyId={idOf(1)} />, { user, wrap: withUi });
}

const UpkeepHistory = () => (
  <HistoryCard vocabulary={upkeepVocabulary} description="" of={reserveComponents.historyOf(idOf(2))} />
);

/** Each field with what it says, as it reads. */
const facts = () =>
  screen.getAllByRole('definition').map((value) => [value.previousSibling?.textContent, value.textContent]);

test('values read as elsewhere, in the order of the form, before → after', async () => {
  open(
    entryOf(1, 'property.update', {
      notes: { before: null, after: 'Roof leaks' },
      ownershipShareMillionths: { before: 6_757, after: 7_000 },
      bathroomHalves: { before: 3, after: 4 },
      status: { before: 'active', after: 'renovation' },
    }),
  );
  expect(await screen.findByText('Property changed')).toBeInTheDocument();
  expect(facts()).toEqual([
    ['Status', 'Active → Renovation'],
    ['Bathrooms', '1.5 → 2'],
    ['Ownership share', '0.6757% → 0.7%'],
    ['Notes', 'Roof leaks'],
  ]);
  expect(screen.getByText('11/21/2026, 7:25 AM EST')).toBeInTheDocument();
});

test('what did not change only says of which thing it is; what is unknown is shown as it is named', async () => {
  open(
    entryOf(1, 'insurance.update', {
      policy: { before: 'HM-1', after: 'HM-1' },
      expiresOn: { before: '2026-12-05', after: '2027-12-05' },
    }),
    entryOf(2, 'gate.code-change', { gate: { before: null, after: 'North' } }),
  );
  await screen.findByText('gate code change');
  expect(facts()).toEqual([
    ['Policy', 'HM-1'],
    ['Coverage end date', '12/05/2026 → 12/05/2027'],
    ['gate', 'North'],
  ]);
});

test('the same word of the log is called what the form of each record calls it', async () => {
  const { unmount } = open(entryOf(1, 'document.create', { category: { before: null, after: 'deed' } }));
  await screen.findByText('Document added');
  expect(facts()).toEqual([['Kind', 'Deed']]);
  unmount();
  server.restore();

  const entry = entryOf(2, 'reserve-component.create', { category: { before: null, after: 'roofing' } });
  server = answerCalls({
    'GET /api/v1/reserve-components/:componentId/history': () => ({ data: [entry], page: pageOf() }),
  });
  renderPage(<UpkeepHistory />, { wrap: withUi });
  await screen.findByText('Component added');
  expect(facts()).toEqual([['Category', 'Roofing']]);
});

test('earlier changes are fetched on demand', async () => {
  const { user } = open(entryOf(1, 'property.update', {}));
  await user.click(await screen.findByRole('button', { name: 'Show earlier changes' }));
  expect(await screen.findByText('Property added')).toBeInTheDocument();
  expect(screen.getByText('Property changed')).toBeInTheDocument();
});

test('an area speaks of its own fields; of lists of records only that they changed', async () => {
  server = answerCalls({
    'GET /api/v1/common-areas/:areaId/history': () => ({
      data: [
        entryOf(1, 'common-area.update', {
          kind: { before: 'pool', after: 'guest-suite' },
          feeMinor: { before: 0, after: 5_000 },
          closures: {
            before: [],
            after: [{ startsOn: '2026-12-24', endsOn: '2026-12-26', reason: 'Holidays' }],
          },
          whoMayBook: { before: 'residents', after: 'owners' },
        }),
        entryOf(2, 'common-area.create', { name: { before: null, after: 'Pool' } }),
      ],
      page: pageOf(),
    }),
  });
  renderPage(<AreaHistory areaId={idOf(50)} />, { user: personWith([]), wrap: withUi });
  expect(await screen.findByText('Area changed')).toBeInTheDocument();
  expect(screen.getByText('Area added')).toBeInTheDocument();
  expect(facts()).toEqual([
    ['Kind', 'Pool → Guest suite'],
    ['Closures', 'Changed'],
    ['Fee', '$0.00 → $50.00'],
    ['Who can book', 'Owners and residents → Owners'],
  ]);
});
