import { toast, useToasts } from '@courtyard/common';
import { renderPage } from '@courtyard/common/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { withUi } from '../../testing/testing';

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

test('a message with an action closes after five seconds too, unless it is hovered, focused or in a hidden window', () => {
  renderPage(<button>Elsewhere</button>, { wrap: withUi });
  const run = () => Promise.resolve(true);
  act(() => void toast({ title: 'Removed', action: { label: 'Undo', run } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  pass(4000);
  act(() => undo.focus());
  fireEvent.pointerEnter(undo);
  pass(20_000);
  // Still hovered.
  act(() => undo.blur());
  pass(20_000);
  expect(screen.getByText('Removed')).toBeInTheDocument();

  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  fireEvent.pointerLeave(screen.getByText('Removed'));
  pass(20_000);
  expect(screen.getByText('Removed')).toBeInTheDocument();
  visibility.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  pass(4999);
  expect(screen.getByText('Removed')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Removed')).toBeNull();
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

test('messages move under the bar while they would cover what has the focus, and stay while they do not', () => {
  const box = (top: number, height: number) => new DOMRect(0, top, 300, height);
  const places = new Map([
    ['Last field', box(700, 40)],
    ['First field', box(70, 40)],
    ['Middle field', box(400, 40)],
  ]);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.getAttribute('role') === 'status')
      return box(this.getAttribute('data-place') === 'top' ? 64 : 690, 60);
    return places.get(this.getAttribute('aria-label') ?? '') ?? new DOMRect();
  });
  renderPage(
    <>
      {[...places.keys()].map((name) => (
        <input key={name} aria-label={name} />
      ))}
    </>,
    { wrap: withUi },
  );
  const region = screen.getByRole('status');
  const focus = (name: string) => act(() => screen.getByRole('textbox', { name }).focus());
  focus('Last field');
  say('Saved');
  expect(region).toHaveAttribute('data-place', 'top');
  focus('Middle field');
  expect(region).toHaveAttribute('data-place', 'top');
  focus('First field');
  expect(region).not.toHaveAttribute('data-place');
  focus('Last field');
  expect(region).toHaveAttribute('data-place', 'top');
  pass(5000);
  expect(region).not.toHaveAttribute('data-place');
  jest.restoreAllMocks();
});
