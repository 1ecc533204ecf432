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
  expect(keysOf('On every page', 'Search, or say what to do')).toBe('CtrlKor/');
  expect(keysOf('Go to a place', 'Go to Dashboard')).toBe('GthenD');
  expect(keysOf('In lists and from record to record', 'Preview the row you are on')).toBe('SpaceorP');
  expect(keysOf('In the calendar', 'Move the end of the event you are on')).toBe('AltShift← ↑ ↓ →');
  expect(screen.queryByText('Section overrides')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Mac' }));
  expect(keysOf('On every page', 'Take back what was just done')).toBe('⌘Z');
});

test('the search of the help finds shortcuts beside articles', async () => {
  const { user } = await renderApp({ path: '/help-support', user: personWith(['Section Override']) });
  const box = await screen.findByRole('searchbox', { name: 'Search the articles' });
  expect(screen.queryByRole('region', { name: 'On every page' })).toBeNull();
  await user.type(box, 'overrides');
  expect(keysOf('On every page', 'Section overrides')).toBe('CtrlAltO');
  expect(screen.queryByText('Go to Dashboard')).toBeNull();
  // A chord that writes nothing works from within the field.
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: /^Search/ })).toBeVisible();
});
