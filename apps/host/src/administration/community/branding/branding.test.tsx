import { personWith } from '@courtyard/common/testing';
import type { CommunityBranding } from '@courtyard/contract';
import { wordmarkGrounds } from '@courtyard/contract/platform/community/branding/branding.rules';
import { listColors } from '@courtyard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { endApp, renderApp } from '../../../testing/render-app';
import { logoCut } from './logo-picture';

const plain: CommunityBranding = {
  version: 1,
  logo: null,
  logoPlate: true,
  wordmarkLight: null,
  wordmarkDark: null,
};
const elm = {
  file: {
    id: '0192f000-0000-7000-8000-000000000001',
    name: 'elm.png',
    mediaType: 'image/png',
    bytes: 900,
    uploadedAt: '2026-01-01T00:00:00Z',
    url: '/api/v1/files/1',
  },
  width: 300,
  height: 100,
  url: '/api/v1/shell/community/logo/1',
};

async function open(look: CommunityBranding) {
  let kept = look;
  const app = await renderApp({
    path: '/administration/community',
    user: personWith(['Community Update']),
    answers: {
      'GET /api/v1/shell/community': () => ({
        data: {
          name: 'Harbor View',
          timeZone: 'America/New_York',
          firstWeekday: 'sunday',
          fiscalMonth: 'january',
          fiscalDay: 1,
          invitationDays: 14,
          answerDays: 2,
          language: 'en',
          currency: 'USD',
          deletesOn: null,
          version: 1,
          summary: personWith([]).community,
        },
      }),
      'GET /api/v1/shell/community/currency': () => ({ data: { isFixed: true } }),
      'GET /api/v1/shell/community/history': () => ({
        data: [],
        page: { next: null, previous: null, total: 0, firstPosition: 0 },
      }),
      'GET /api/v1/member-auth/registration': () => ({ data: { isOpen: true } }),
      'GET /api/v1/shell/community/look': () => ({ data: kept }),
      'PUT /api/v1/shell/community/look': ({ body }) => {
        const { logoFileId } = Object.assign({ logoFileId: null }, body);
        kept = Object.assign({}, kept, body, {
          version: kept.version + 1,
          logo: logoFileId === elm.file.id ? elm : null,
        });
        return { data: kept };
      },
    },
  });
  await screen.findByRole('button', { name: 'Save branding' });
  return app;
}

const pageStyles = () => document.querySelector('head > #courtyard-look')?.textContent ?? '';
const preview = () => screen.getByRole('region', { name: 'Preview' });

afterEach(() => {
  endApp();
  document.getElementById('courtyard-look')?.remove();
});

test('what a wordmark is measured against is what the theme draws it on', () => {
  const valueOf = (name: string) => listColors().find((color) => color.name === name);
  const [surface, canvas] = [valueOf('bg.surface'), valueOf('bg.canvas')];
  expect(wordmarkGrounds).toEqual({
    light: [surface?.light, canvas?.light],
    dark: [surface?.dark, canvas?.dark],
  });
});

test('a colour is measured and shown in its scheme before it is saved, and worn by this page once it is', async () => {
  const { user, calls } = await open(plain);
  const light = screen.getByRole('textbox', { name: /Wordmark in light mode/ });
  await user.type(light, '#ffcc00');
  expect(await screen.findByText(/^Contrast 1\.3\d:1 is too low/)).toBeVisible();
  expect(preview()).toHaveTextContent('[data-look=light] .wordmark span span{color:#ffcc00}');
  expect(pageStyles()).toBe('');
  await user.clear(light);
  await user.type(light, '#0F766E');
  expect(await screen.findByText(/^Contrast 4\.9\d:1\. Readable text needs at least 4\.5:1/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save branding' }));
  await screen.findByText('Branding saved.');
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    logoFileId: null,
    logoPlate: true,
    wordmarkLight: '#0f766e',
    wordmarkDark: null,
    version: 1,
  });
  await waitFor(() => expect(pageStyles()).toContain('color:#0f766e'));
});

test('half a colour is refused at its field, and an empty one is the product’s own', async () => {
  const { user, calls } = await open({ ...plain, wordmarkDark: '#ffcc00' });
  const dark = screen.getByRole('textbox', { name: /Wordmark in dark mode/ });
  await user.clear(dark);
  await user.type(dark, '#fc');
  await user.click(screen.getByRole('button', { name: 'Save branding' }));
  await waitFor(() => expect(dark).toHaveAccessibleDescription(/six digits/));
  await user.clear(dark);
  await user.click(screen.getByRole('button', { name: 'Save branding' }));
  await screen.findByText('Branding saved.');
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ wordmarkDark: null });
});

test('a logo is removed like any file, and its plate is no question any more', async () => {
  const { user, calls } = await open({ ...plain, logo: elm });
  expect(preview()).toHaveTextContent('width:6rem;height:2rem');
  expect(screen.getByRole('switch', { name: /White background for the logo in dark mode/ })).toBeChecked();
  await user.click(within(screen.getByRole('list', { name: 'Logo' })).getByRole('button'));
  expect(screen.queryByRole('switch', { name: /White background for the logo in dark mode/ })).toBeNull();
  expect(preview()).not.toHaveTextContent('width:6rem');
  await user.click(screen.getByRole('button', { name: 'Save branding' }));
  await screen.findByText('Branding saved.');
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ logoFileId: null });
});

test.each([
  [
    { width: 4000, height: 1000 },
    { width: 512, height: 128 },
  ],
  [
    { width: 100, height: 1000 },
    { width: 13, height: 128 },
  ],
  [
    { width: 200, height: 60 },
    { width: 200, height: 60 },
  ],
  [
    { width: 4000, height: 1 },
    { width: 512, height: 1 },
  ],
])('a picture of %p is sent as %p', (picture, sent) => {
  expect(logoCut(picture)).toEqual({ from: { x: 0, y: 0, ...picture }, ...sent });
});
