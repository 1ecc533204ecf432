import { resetStores } from '../testing/testing';
import { toast, toastDurationMs, useToasts } from './toast.store';

beforeEach(resetStores);

test('the newest is on top and any can be dismissed', () => {
  const saved = toast({ title: 'Saved', kind: 'success' });
  toast({ title: 'Sent' });
  expect(useToasts.getState().toasts.map(({ title, kind }) => [title, kind])).toEqual([
    ['Sent', 'info'],
    ['Saved', 'success'],
  ]);
  useToasts.getState().dismiss(saved);
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Sent']);
});

test('a toast stays five seconds', () => {
  expect(toastDurationMs).toBe(5000);
});
