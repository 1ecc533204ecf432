import { act, renderHook } from '@testing-library/react';
import { useCommentDraft } from './comment-draft';

const maya = { id: '7', name: 'Maya Okafor' };

test('a draft that is opened again still mentions those who were chosen', () => {
  const first = renderHook(() => useCommentDraft('r1'));
  // Both at once, as a suggestion that is chosen does.
  act(() => {
    first.result.current.change({ mentioned: [maya] });
    first.result.current.change({ text: '@Maya Okafor please look' });
  });
  first.unmount();
  const again = renderHook(() => useCommentDraft('r1'));
  expect(again.result.current.draft).toEqual({
    text: '@Maya Okafor please look',
    isInternal: false,
    mentioned: [maya],
  });
  act(() => again.result.current.clear());
  expect(renderHook(() => useCommentDraft('r1')).result.current.draft.mentioned).toEqual([]);
});

test('what is stored otherwise is no draft', () => {
  localStorage.setItem('request-comment:r2', JSON.stringify({ text: 'Hi', mentioned: [{ id: 7 }, maya] }));
  expect(renderHook(() => useCommentDraft('r2')).result.current.draft.mentioned).toEqual([maya]);
});
