import { renderPage, resetStores } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsIn } from '../../testing/axe.testing';
import { withUi } from '../../testing/testing';
import { DayChoice } from './day-choice';

function start() {
  const asked = jest.fn();
  function Page() {
    const [at, setAt] = useState('2026-03-15');
    return (
      <main>
        <DayChoice
          label="As of"
          at={at}
          onChange={(day) => {
            asked(day);
            setAt(day);
          }}
        />
      </main>
    );
  }
  return { asked, ...renderPage(<Page />, { wrap: withUi }) };
}

beforeEach(resetStores);

test('a day is asked for when it is left or on Enter, once, and not while it is typed', async () => {
  const { user, asked, container } = start();
  const field = screen.getByRole('textbox', { name: 'As of' });
  expect(field).toHaveValue('03/15/2026');
  await user.clear(field);
  await user.type(field, '3/31/26');
  expect(asked).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(asked.mock.calls).toEqual([['2026-03-31']]);
  expect(field).toHaveValue('03/31/2026');
  expect(await violationsIn(container)).toEqual([]);
});

test('one of the calendar is asked for at once; text that is no day gives way to the day that is shown', async () => {
  const { user, asked } = start();
  await user.click(screen.getByRole('button', { name: 'Open calendar' }));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(asked.mock.calls).toEqual([['2026-03-16']]);
  const field = screen.getByRole('textbox', { name: 'As of' });
  expect(field).toHaveValue('03/16/2026');
  for (const text of ['02/30/2026', ' ']) {
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
    expect(field).toHaveValue('03/16/2026');
  }
  expect(asked).toHaveBeenCalledTimes(1);
});
