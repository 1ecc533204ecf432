import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { useToasts } from '@courtyard/common';
import { UiProvider } from '@courtyard/ui';
import { screen, waitFor } from '@testing-library/react';
import { useOverrides } from '../../federation';
import { OverrideBadge } from './override-badge';

afterAll(resetStores);

test('overrides that could not be reset stay, and it is said', async () => {
  const server = answerCalls({
    'PUT /api/v1/shell/overrides': () => Response.json({ code: 'internal' }, { status: 500 }),
  });
  const urls = { properties: 'http://localhost:3000/' };
  useOverrides.setState({ urls, kept: urls });
  const { user } = renderPage(<OverrideBadge />, {
    user: personWith(['Section Override']),
    wrap: (page) => <UiProvider>{page}</UiProvider>,
  });
  await user.click(screen.getByRole('button', { name: '1 override' }));
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(useToasts.getState().toasts[0]).toMatchObject({
    title: 'Couldn’t reset the overrides. Try again.',
    kind: 'error',
  });
  expect(screen.getByRole('button', { name: '1 override' })).toBeVisible();
  server.restore();
});
