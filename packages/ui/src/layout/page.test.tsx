import { renderPage } from '@courtyard/common/testing';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { withUi } from '../testing/testing';
import { Page } from './page';
import type { PageActions } from './page-actions';

test('a title is broken anywhere rather than wider than the page', () => {
  render(withUi(<Page title={'W'.repeat(200)}>content</Page>));
  expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ overflowWrap: 'anywhere' });
});

const done = jest.fn();
const actions: PageActions = {
  primary: { label: 'Book', onSelect: () => done('book') },
  secondary: [{ label: 'Edit', to: '/edit' }, null],
  more: [
    { label: 'Close', tone: 'danger', onSelect: () => done('close') },
    { label: 'Copy', onSelect: () => done('copy') },
  ],
};
const open = (given: PageActions) =>
  renderPage(
    <Page title="Hall" actions={given}>
      content
    </Page>,
    { wrap: withUi },
  );
const namesOf = (roles: HTMLElement[]) =>
  roles.map((each) => each.getAttribute('aria-label') ?? each.textContent);
const isAction = (element: HTMLElement) => element.closest('[aria-label=Messages]') === null;
const shown = () =>
  namesOf(
    [...document.querySelectorAll<HTMLElement>(':is(button, a):not([role=menuitem])')].filter(isAction),
  );

test('the actions stand in one order, whoever wrote them down: what takes away is last behind the dots', async () => {
  const { user } = open(actions);
  expect(shown()).toEqual(['Edit', 'More for Hall', 'Book']);
  await user.click(screen.getByRole('button', { name: 'More for Hall' }));
  expect(namesOf(screen.getAllByRole('menuitem'))).toEqual(['Copy', 'Close']);
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(done).toHaveBeenLastCalledWith('book');
});

function Approval() {
  const [isOpen, setOpen] = useState(true);
  const approve = { label: 'Approve', onSelect: () => setOpen(false) };
  return (
    <Page title="Bill 1203" actions={{ primary: isOpen ? approve : null }}>
      {isOpen ? 'Waits' : 'Approved'}
    </Page>
  );
}

test('an action that goes when it is done leaves the keyboard in the head of the page', async () => {
  const { user } = renderPage(<Approval />, { pattern: '/', wrap: withUi });
  screen.getByRole('button', { name: 'Approve' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bill 1203' }).closest('header')).toHaveFocus();
});

describe('on a narrow window', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(width < 48rem)' });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  test('the primary action is at the end of the page, the others behind the dots', async () => {
    const { user } = open(actions);
    expect(shown()).toEqual(['More for Hall', 'Book']);
    await user.click(screen.getByRole('button', { name: 'More for Hall' }));
    expect(namesOf(screen.getAllByRole('menuitem'))).toEqual(['Edit', 'Copy', 'Close']);
    expect(screen.getByRole('button', { name: 'Book' }).closest('[data-bottom-bar]')).not.toBeNull();
  });

  test('beside the menu of a tablet the actions stand in one line, the primary one in the head', () => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(width < 64rem)' });
    open(actions);
    expect(shown()).toEqual(['More for Hall', 'Book']);
    expect(screen.getByRole('button', { name: 'Book' }).closest('[data-bottom-bar]')).toBeNull();
  });

  test('a single second action needs no dots', () => {
    open({ secondary: [{ label: 'Arrange', pressed: true, onSelect: () => {} }] });
    expect(screen.getByRole('button', { name: 'Arrange', pressed: true })).toBeVisible();
  });
});
