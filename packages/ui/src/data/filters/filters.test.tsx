import { act, screen, waitFor } from '@testing-library/react';
import { openFilter, query, start } from '../units.fixture';

test('a filter becomes a chip that takes it away again', async () => {
  const { user } = start();
  const panel = await openFilter(user, 'Status');
  expect(await panel.findByText('1,234')).toBeInTheDocument();
  await user.click(panel.getByRole('checkbox', { name: 'Vacant' }));
  expect(query()).toEqual({ limit: 50, status: ['vacant'] });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Vacant' }));
  expect(query()).toEqual({ limit: 50 });
  // The chip went with the focus: the keyboard goes on from the list, not from the top of the page.
  expect(screen.getByRole('region', { name: 'Units' })).toHaveFocus();
});

test('two ticks in a row are both kept, though the address follows later', async () => {
  const { user } = start();
  await openFilter(user, 'Status');
  const [occupied, vacant] = ['Occupied', 'Vacant'].map((name) => screen.getByRole('checkbox', { name }));
  act(() => {
    occupied?.click();
    vacant?.click();
  });
  expect(query()).toEqual({ limit: 50, status: ['occupied', 'vacant'] });
});

test('Clear takes the ticks away, and the next one stands alone', async () => {
  const { user } = start();
  const panel = await openFilter(user, 'Status');
  await user.click(panel.getByRole('checkbox', { name: 'Vacant' }));
  await user.click(panel.getByRole('button', { name: 'Clear' }));
  expect(panel.getByRole('checkbox', { name: 'Vacant' })).not.toBeChecked();
  await user.click(panel.getByRole('checkbox', { name: 'Occupied' }));
  expect(query()).toEqual({ limit: 50, status: ['occupied'] });
});

test('Clear empties the fields of days, amounts and texts', async () => {
  const { user } = start({}, '/?period=2026-01-01..2026-03-31&rent=120050..&note=roof');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  for (const [name, field] of [
    ['Built', 'From'],
    ['Rent', 'From (USD)'],
    ['Note', 'Text in Note'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    expect(screen.getByLabelText(field)).not.toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText(field)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /: back to filters$/ }));
  }
  expect(query()).toEqual({ limit: 50 });
});

test('that there is none is a value to filter by', async () => {
  const { user } = start();
  const panel = await openFilter(user, 'House');
  await user.click(await panel.findByRole('checkbox', { name: 'None' }));
  expect(query()).toEqual({ limit: 50, building: [''] });
  expect(panel.getByRole('checkbox', { name: 'None' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove filter House: None' })).toBeVisible();
});

test('days from one to another are a filter, said in the person’s date format', async () => {
  const { user } = start();
  const built = await openFilter(user, 'Built');
  await user.type(built.getByLabelText('From'), '01/01/2026');
  await user.type(built.getByLabelText('To'), '3/31');
  expect(query()).toEqual({ limit: 50, period: '2026-01-01..' });
  await user.tab();
  expect(built.getByLabelText('To')).toHaveAccessibleDescription(/^Enter a date like 12\/31\//);
  await user.type(built.getByLabelText('To'), '/26');
  expect(built.getByLabelText('To')).not.toHaveAccessibleDescription();
  expect(query()).toEqual({ limit: 50, period: '2026-01-01..2026-03-31' });
  await user.clear(built.getByLabelText('From'));
  expect(query()).toEqual({ limit: 50, period: '..2026-03-31' });
  const opener = built.getAllByRole('button', { name: 'Open calendar' })[0];
  await user.click(opener ?? document.body);
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove filter Built: through 03/31/2026' }));
  expect(query()).toEqual({ limit: 50 });
});

test('amounts and texts are applied at once, and what is no amount is told', async () => {
  const { user } = start();
  const rent = await openFilter(user, 'Rent');
  await user.type(rent.getByLabelText('From (USD)'), '1,200.50');
  await user.type(rent.getByLabelText('To (USD)'), '900');
  await user.click(rent.getByRole('button', { name: 'Apply' }));
  expect(rent.getByText(/the smaller number first/)).toBeVisible();
  await user.clear(rent.getByLabelText('To (USD)'));
  await user.keyboard('{Enter}');
  expect(query()).toEqual({ limit: 50, rent: '120050..' });
  expect(screen.getByRole('button', { name: 'Remove filter Rent: from $1,200.50' })).toBeVisible();
  const note = await openFilter(user, 'Note');
  await user.type(note.getByLabelText('Text in Note'), 'roof{Enter}');
  expect(query()).toEqual({ limit: 50, rent: '120050..', note: 'roof' });
});

test('what rows refer to is found by name, and its chip says the name that the server knows', async () => {
  const { user } = start();
  const owner = await openFilter(user, 'Owner');
  expect(await owner.findByRole('checkbox', { name: 'Alma Reyes' })).toBeVisible();
  await user.type(owner.getByRole('searchbox', { name: 'Search in Owner' }), 'ito');
  await waitFor(() => expect(owner.queryByRole('checkbox', { name: 'Alma Reyes' })).toBeNull());
  await user.click(owner.getByRole('checkbox', { name: 'Ben Ito' }));
  expect(query()).toEqual({ limit: 50, ownerId: ['B'] });
  expect(await screen.findByRole('button', { name: 'Remove filter Owner: Ben Ito' })).toBeVisible();
});

test('a stretch of the calendar is one press, and moves on with it', async () => {
  const { user } = start();
  const built = await openFilter(user, 'Built');
  await user.click(built.getByRole('button', { name: 'This month' }));
  expect(query()).toEqual({ limit: 50, period: 'this-month' });
  expect(screen.getByRole('button', { name: 'Remove filter Built: This month' })).toBeVisible();
  await user.click(built.getByRole('button', { name: /: back to filters$/ }));
  expect(screen.getByRole('button', { name: /^Built/ })).toHaveFocus();
});
