import { personWith } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

afterEach(endApp);

test('somebody without the permission stays in the shell and is told whom to ask', async () => {
  await renderApp({
    path: '/administration/outbox',
    user: personWith([]),
    answers: {
      'GET /api/v1/shell/granters': () => ({
        data: [
          {
            id: '1',
            displayName: 'Rosa Kent',
            about: null,
            email: 'rosa@demo.example',
            phone: null,
            photo: null,
          },
          { id: '2', displayName: 'Sam Doe', about: null, email: null, phone: null, photo: null },
        ],
      }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: '403 - You are not authorized to view this page.' });
  expect(window.location.pathname).toBe('/unauthorized');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'rosa@demo.example' })).toHaveAttribute(
    'href',
    'mailto:rosa@demo.example',
  );
  expect(screen.getByText('Sam Doe')).toBeVisible();
});
