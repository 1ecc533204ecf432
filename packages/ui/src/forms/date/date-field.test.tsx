import { useUiConfig } from '@courtyard/common';
import { personWith, renderPage, resetStores, signIn } from '@courtyard/common/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { DateField } from './date-field';
import { Form } from '../form/form';
import { FormActions } from '../form/form-actions';
import { useContractForm } from '../form/use-contract-form';

const schema = z.object({ since: z.iso.date() });

function Page({ onSubmit }: { onSubmit: (values: { since: string }) => void }) {
  const form = useContractForm(schema, { defaultValues: { since: '2026-03-15' }, onSubmit });
  return (
    <main>
      <Form form={form} guard={false}>
        <DateField {...form.field('since')} label="Owned since" max="2026-04-20" />
        <FormActions />
      </Form>
    </main>
  );
}

function start() {
  const sent = jest.fn();
  return { sent, ...renderPage(<Page onSubmit={sent} />, { wrap: withUi }) };
}

beforeEach(resetStores);

test('a day is typed and shown in the person’s date format and sent as ISO 8601', async () => {
  act(() => useUiConfig.getState().change({ dateFormat: 'DD.MM.YYYY' }));
  const { user, sent } = start();
  const input = screen.getByRole('textbox', { name: 'Owned since' });
  expect(input).toHaveValue('15.03.2026');
  await user.clear(input);
  await user.type(input, '1.4.26');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ since: '2026-04-01' }));
  expect(input).toHaveValue('01.04.2026');
});

test('text that is no day is kept and refused with an example', async () => {
  const { user, sent } = start();
  const input = screen.getByRole('textbox', { name: 'Owned since' });
  await user.clear(input);
  await user.type(input, '02/30/2026');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/^Enter a date like 12\/31\//));
  expect(input).toHaveValue('02/30/2026');
  expect(sent).not.toHaveBeenCalled();
});

test('the calendar is walked by keyboard, stops at the last day and gives focus back', async () => {
  const { user } = start();
  const opener = screen.getByRole('button', { name: 'Open calendar' });
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Sunday, March 15, 2026' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Monday, March 23, 2026' })).toHaveFocus());
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Monday, April 20, 2026' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Owned since' })).toHaveValue('04/20/2026');
  expect(opener).toHaveFocus();
});

test('keys that come one upon the other, before anything is drawn, are all heard', () => {
  start();
  fireEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('PageUp');
  press('PageUp');
  press('ArrowRight');
  expect(screen.getByRole('button', { name: 'Friday, January 16, 2026' })).toHaveFocus();
});

test('today is the community’s, wherever the person is', async () => {
  signIn(personWith([]));
  // Past midnight where this test runs, the evening before in New York.
  jest.useFakeTimers({ now: new Date('2026-04-03T01:30:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  try {
    renderPage(<Page onSubmit={() => {}} />, { wrap: withUi });
    fireEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('textbox', { name: 'Owned since' })).toHaveValue('04/02/2026');
  } finally {
    jest.useRealTimers();
  }
});

test('the open calendar has nothing that axe objects to', async () => {
  const { user, container } = start();
  await user.click(screen.getByRole('button', { name: 'Open calendar' }));
  expect(within(screen.getByRole('grid')).getAllByRole('columnheader')).toHaveLength(7);
  expect(await violationsIn(container)).toEqual([]);
});
