import { personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { ViewerBar } from './viewer-bar';

afterEach(resetStores);

function open() {
  const told = { onPage: jest.fn(), onZoom: jest.fn(), onStep: jest.fn(), onFind: jest.fn() };
  const bar = <ViewerBar page={3} pages={12} zoom="fit" isFinding={false} {...told} />;
  return { ...renderPage(bar, { user: personWith([]), wrap: withUi }), told };
}

test('the page that is written is gone to, the last one for a greater number', async () => {
  const { user, told } = open();
  const field = screen.getByRole('textbox', { name: 'Page of 12' });
  expect(field).toHaveValue('3');
  await user.clear(field);
  await user.type(field, '99{Enter}');
  expect(told.onPage).toHaveBeenCalledWith(12);
});

test('what is no page leads nowhere, and the field says the page again', async () => {
  const { user, told } = open();
  const field = screen.getByRole('textbox', { name: 'Page of 12' });
  for (const typed of ['x', '0', '2.5']) {
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveValue('3');
  }
  expect(told.onPage).not.toHaveBeenCalled();
});

test('larger, smaller, a size, and the width of the window', async () => {
  const { user, told } = open();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(told.onStep.mock.calls).toEqual([['in'], ['out']]);
  const zoom = screen.getByRole('combobox', { name: 'Zoom' });
  await user.selectOptions(zoom, '150%');
  expect(told.onZoom).toHaveBeenLastCalledWith(1.5);
  expect(zoom).toHaveDisplayValue('Fit width');
});
