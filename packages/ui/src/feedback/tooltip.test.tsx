import { renderPage } from '@courtyard/common/testing';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { Button } from '../actions/button';
import { withUi } from '../testing/testing';
import { Tooltip } from './tooltip';

const page = (
  <Tooltip label="Export as CSV">
    <Button>Export</Button>
  </Tooltip>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** jsdom has no pointer events of its own that would carry the kind of pointer. */
const touch = (kind: 'pointerDown' | 'pointerUp', element: Element) => {
  const event = createEvent[kind](element);
  fireEvent(element, Object.assign(event, { pointerType: 'touch' }));
};

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('it comes 100 ms after the pointer and tells what the button does', () => {
  renderPage(page, { wrap: withUi });
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  pass(99);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Export as CSV');
  expect(button).toHaveAccessibleDescription('Export as CSV');
});

test('Escape puts it away while the pointer stays', () => {
  renderPage(page, { wrap: withUi });
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
  pass(100);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a finger has to rest 700 ms, and it stays 1,500 ms after', () => {
  renderPage(page, { wrap: withUi });
  const button = screen.getByRole('button');
  touch('pointerDown', button);
  pass(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  touch('pointerUp', button);
  pass(1499);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
