import { toast, useToasts } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { withUi } from '../testing/testing';

beforeEach(() => {
  jest.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => jest.useRealTimers());

const say = (title: string) => act(() => void toast({ title }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('messages are said as status, the newest on top, and go after five seconds', () => {
  renderPage(<p>Page</p>, { wrap: withUi });
  say('First');
  pass(1000);
  say('Second');
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('SecondFirst');
  pass(4000);
  expect(region).not.toHaveTextContent('First');
  pass(1000);
  expect(region).not.toHaveTextContent('Second');
});

test('a message waits while somebody points at it', () => {
  renderPage(<p>Page</p>, { wrap: withUi });
  say('Saved');
  fireEvent.pointerEnter(screen.getByText('Saved'));
  pass(20_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText('Saved'));
  pass(5000);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a message can be dismissed', () => {
  renderPage(<p>Page</p>, { wrap: withUi });
  say('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('who dismisses a message by keyboard goes on where they were', () => {
  renderPage(<button>Where I was</button>, { wrap: withUi });
  say('Saved');
  act(() => screen.getByRole('button', { name: 'Where I was' }).focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('button', { name: 'Where I was' })).toHaveFocus();
});
