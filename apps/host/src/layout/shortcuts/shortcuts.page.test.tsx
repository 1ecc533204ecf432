import { personWith } from '@courtyard/common/testing';
import { screen, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

afterEach(endApp);

const keysOf = (region: string, text: string) => {
  const row = within(screen.getByRole('region', { name: region })).getByText(text).parentElement;
  return within(row ?? document.body).getByRole('definition').textContent;
};

test('what keys do is told by where it works, as either keyboard reads', async () => {
  const { user } = await renderApp({
    path: '/help-support/shortcuts',
    user: personWith(['Calendar Event Create']),
  });
  await screen.findByRole('heading', { level: 1, name: 'Keyboard shortcuts' });
  expect(keysOf('On every page', 'Search or type a command')).toBe('CtrlKor/');
  expect(keysOf('Navigation', 'Go to Dashboard')).toBe('GthenD');
  expect(keysOf('Lists and records', 'Preview the current row')).toBe('SpaceorP');
  expect(keysOf('Calendar', 'Change the end of the current event')).toBe('AltShift← ↑ ↓ →');
  expect(screen.queryByText('Section overrides')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Mac' }));
  expect(keysOf('On every page', 'Undo the last action')).toBe('⌘Z');
});

test('the search of the help finds shortcuts beside articles', async () => {
  const { user } = await renderApp({ path: '/help-support', user: personWith(['Section Override']) });
  const box = await screen.findByRole('searchbox', { name: 'Search articles' });
  expect(screen.queryByRole('region', { name: 'On every page' })).toBeNull();
  await user.type(box, 'overrides');
  expect(keysOf('On every page', 'Section overrides')).toBe('CtrlAltO');
  expect(screen.queryByText('Go to Dashboard')).toBeNull();
  // A chord that writes nothing works from within the field.
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: /^Search/ })).toBeVisible();
});
