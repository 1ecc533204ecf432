import { CardHearing, type CardSays } from '@courtyard/common';
import { answerCalls, personWith, renderPage } from '@courtyard/common/testing';
import { waitFor } from '@testing-library/react';
import { WhatIsNew } from './what-is-new';

jest.mock('./latest.card', () => {
  throw new TypeError('Loading chunk 253 failed');
});

test('news whose code does not come are left out, and the dashboard waits for them no more', async () => {
  const wire = answerCalls({
    'GET /api/v1/shell/notifications/summary': () => ({
      data: { unread: 1, new: 0, newest: null, isSilent: true },
    }),
    'GET /api/v1/shell/notifications': () => ({ data: [{ id: '1' }], page: { next: null } }),
  });
  const heard: CardSays[] = [];
  renderPage(
    <CardHearing value={(says) => void heard.push(says)}>
      <WhatIsNew />
    </CardHearing>,
    { user: personWith([]) },
  );
  await waitFor(() => expect(heard.at(-1)).toBe('nothing'));
  expect(wire.calls.map(({ name }) => name)).toContain('GET /api/v1/shell/notifications');
  wire.restore();
});
