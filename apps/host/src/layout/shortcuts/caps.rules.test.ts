import { shortcuts } from '@courtyard/ui';
import { capsOf } from './caps.rules';

const read = (keyboard: 'pc' | 'mac') =>
  Object.fromEntries(
    Object.entries(shortcuts).map(([name, keys]) => [
      name,
      keys.map((each) => capsOf(each, keyboard, 'Space').join(' ')).join(', '),
    ]),
  );

test('every key is called what stands on it', () => {
  expect(read('pc')).toEqual({
    search: 'Ctrl K, /',
    help: '?',
    undo: 'Ctrl Z',
    close: 'Esc',
    overrides: 'Ctrl Alt O',
    next: 'J',
    previous: 'K',
    open: 'Enter ↵',
    preview: 'Space, P',
    moveEvent: 'Alt ← ↑ ↓ →',
    resizeEvent: 'Alt Shift ← ↑ ↓ →',
    accept: 'A',
    postEntry: 'E',
    setAside: 'I',
  });
  expect(read('mac')).toMatchObject({ search: '⌘ K, /', overrides: '⌘ ⌥ O', close: 'esc', open: '↩' });
  expect(capsOf('g d', 'pc', 'Space')).toEqual(['G', 'D']);
});
