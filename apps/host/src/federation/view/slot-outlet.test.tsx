import { Slot, SlotProvider, type SlotSubject } from '@courtyard/common';
import { personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { SlotEntry } from '@courtyard/contract';
import { withUi } from '@courtyard/ui/testing';
import { act, screen } from '@testing-library/react';
import { aSection } from '../../registry/registry.fixture';
import { useRegistry } from '../../registry/registry.store';
import { keyOf, useSectionLoads } from '../state/section-loads';
import { drawSlot } from './slot-outlet';

const panel = (part: Partial<SlotEntry> = {}): SlotEntry => ({
  slot: 'property.panel/v1',
  id: 'balance',
  title: 'Balance',
  permission: 'Invoices List View',
  width: 6,
  height: 20,
  ...part,
});

function show(slots: SlotEntry[], permissions: string[]): void {
  const accounting = aSection({ id: 'accounting', slots });
  useRegistry.setState({ registry: { sections: [accounting], disabled: [] } });
  const Balance = ({ subject }: { subject: SlotSubject }) => <p>{`Balance of ${subject.propertyId}`}</p>;
  useSectionLoads.setState({
    [keyOf(accounting, './slots')]: { status: 'ready', module: { slots: { balance: Balance } } },
  });
  renderPage(
    <SlotProvider value={drawSlot}>
      <Slot name="property.lead/v1" subject={{ propertyId: 'south-904' }} />
      <p>The page</p>
      <Slot name="property.panel/v1" subject={{ propertyId: 'north-502' }} />
    </SlotProvider>,
    { user: personWith(permissions), wrap: withUi },
  );
}

afterEach(() => {
  act(resetStores);
  useSectionLoads.setState({}, true);
  useRegistry.setState({ registry: null, standing: 'loading' });
});

test('another section’s panel stands on the page and knows what the page is about', () => {
  show([panel()], ['Invoices List View']);
  expect(screen.getByText('Balance of north-502')).toBeVisible();
});

test('what leads the page stands before what the page says itself', () => {
  show([panel({ slot: 'property.lead/v1' })], ['Invoices List View']);
  const lead = screen.getByText('Balance of south-904');
  const page = screen.getByText('The page');
  expect(lead.compareDocumentPosition(page) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText('Balance of north-502')).toBeNull();
});

test.each([
  ['without its permission', [panel()], []],
  ['of another place', [panel({ slot: 'dashboard.card/v1' })], ['Invoices List View']],
  ['where no section has any', [], ['Invoices List View']],
])('a panel %s takes no room', (_why, slots, permissions) => {
  show(slots, permissions);
  expect(screen.getByText('The page').nextElementSibling?.textContent ?? '').not.toContain('Balance');
  expect(screen.queryByText(/^Balance/)).toBeNull();
});

test('a panel that its section does not have is said in its place, and the page stays', () => {
  show([panel({ id: 'unknown', title: 'Dues' })], ['Invoices List View']);
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.getByText(/Dues/)).toBeVisible();
});
