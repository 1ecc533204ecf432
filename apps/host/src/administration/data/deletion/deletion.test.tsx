import { personWith } from '@courtyard/common/testing';
import type { CommunityDeletion } from '@courtyard/contract';
import { screen, within } from '@testing-library/react';
import { endApp, renderApp } from '../../../testing/render-app';

const nothing: CommunityDeletion = { waiting: null, approvalId: null, others: 0 };
const waiting: NonNullable<CommunityDeletion['waiting']> = {
  deletesOn: '2026-12-23',
  askedAt: '2026-11-23T10:00:00Z',
  askedBy: 'Maya Okafor',
  approvedBy: 'Tom Berg',
};

const user = personWith(['Community Export', 'Community Delete']);
const { name } = user.community;

async function open(first: CommunityDeletion, person = user) {
  let now = first;
  return renderApp({
    path: '/administration/data',
    user: person,
    answers: {
      'GET /api/v1/shell/community/exports': () => ({ data: [] }),
      'GET /api/v1/shell/community/deletion': () => ({ data: now }),
      'POST /api/v1/shell/community/deletion': () => {
        now = { ...now, waiting };
        return { data: now };
      },
      'DELETE /api/v1/shell/community/deletion': () => {
        now = { ...now, waiting: null };
        return { data: now };
      },
    },
  });
}

afterEach(endApp);

test('it is asked for by the name as it is written, shown over every page, and called off', async () => {
  const { user: person, calls } = await open(nothing);
  await person.click(await screen.findByRole('button', { name: 'Delete community' }));
  const dialog = await screen.findByRole('dialog', { name: `Delete ${name}?` });
  const field = within(dialog).getByRole('textbox', { name: /^Community name/ });
  await person.type(field, 'Another');
  await person.click(within(dialog).getByRole('button', { name: 'Delete in 30 days' }));
  expect(await within(dialog).findAllByText(`Type the name exactly as shown: ${name}`)).not.toEqual([]);
  await person.clear(field);
  await person.type(field, name);
  await person.click(within(dialog).getByRole('button', { name: 'Delete in 30 days' }));
  expect(await screen.findByText(/Requested by Maya Okafor, approved by Tom Berg/)).toBeVisible();
  expect(
    calls.findLast(({ name: call }) => call.startsWith('POST /api/v1/shell/community/deletion'))?.body,
  ).toEqual({
    name,
  });
  const banner = await screen.findByText(/^This community will be deleted on .*2026\. Everything works/);
  expect(banner).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel deletion' }));
  expect(await screen.findByRole('button', { name: 'Delete community' })).toBeVisible();
  expect(banner).not.toBeInTheDocument();
});

test('one that waits for a second administrator leads to the approval', async () => {
  const approvalId = '0199aaaa-0000-7000-8000-000000000001';
  await open({ ...nothing, approvalId, others: 1 });
  const link = await screen.findByRole('link', { name: 'Open approval' });
  expect(link).toHaveAttribute('href', `/approvals?id=${approvalId}`);
});

test('who may only export sees nothing of it', async () => {
  await open(nothing, personWith(['Community Export']));
  expect(await screen.findByText('No exports yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete community' })).toBeNull();
});

test('who may only delete reaches it by the menu, and sees nothing of exports', async () => {
  const { calls } = await open(nothing, personWith(['Community Delete']));
  expect(await screen.findByRole('button', { name: 'Delete community' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: 'Data' })).toHaveAttribute('href', '/administration/data');
  expect(screen.queryByRole('button', { name: 'Export everything' })).toBeNull();
  expect(calls.filter(({ name: call }) => call.includes('/exports'))).toEqual([]);
});

test('everybody sees the day over every page', async () => {
  const owner = personWith([]);
  await renderApp({
    path: '/sample-page',
    user: { ...owner, community: { ...owner.community, deletesOn: '2026-12-23' } },
  });
  expect(await screen.findByText(/\. Everything works normally until then\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View details' })).toBeNull();
});
