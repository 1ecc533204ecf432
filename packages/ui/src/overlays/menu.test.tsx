import { renderPage } from '@courtyard/common/testing';
import { screen } from '@testing-library/react';
import { violationsIn } from '../testing/axe.testing';
import { withUi } from '../testing/testing';
import { RowMenu } from './menu';
import { Tabs } from './tabs';
import { useState } from 'react';

function start() {
  const chosen: string[] = [];
  const items = [
    { label: 'Copy link', onSelect: () => chosen.push('copy') },
    { label: 'Edit', to: '/edit' },
    { label: 'Archive', disabled: true, onSelect: () => chosen.push('archive') },
    { label: 'Erase', tone: 'danger' as const, separated: true, onSelect: () => chosen.push('erase') },
  ];
  const routes = [{ path: '/edit', element: <h1>Edit page</h1> }];
  const page = renderPage(
    <main>
      <RowMenu label="Actions for 101" items={items} />
    </main>,
    { pattern: '/', routes, wrap: withUi },
  );
  return { chosen, ...page };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

test('arrows, Home, End and letters move through the menu, Enter chooses, focus returns', async () => {
  const { user, chosen, container } = start();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menu', { name: 'Actions for 101' })).toBeInTheDocument();
  expect(item('Copy link')).toHaveFocus();
  expect(await violationsIn(container)).toEqual([]);
  await user.keyboard('{ArrowUp}');
  expect(item('Erase')).toHaveFocus();
  await user.keyboard('{Home}{ArrowDown}');
  expect(item('Edit')).toHaveFocus();
  await user.keyboard('e');
  expect(item('Erase')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['erase']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Actions for 101' })).toHaveFocus();
});

test('Escape closes, a press elsewhere closes, what is switched off does nothing', async () => {
  const { user, chosen } = start();
  const opener = screen.getByRole('button', { name: 'Actions for 101' });
  await user.click(opener);
  await user.click(item('Archive'));
  expect(chosen).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an entry can be a place', async () => {
  const { user } = start();
  await user.click(screen.getByRole('button', { name: 'Actions for 101' }));
  await user.click(item('Edit'));
  expect(await screen.findByRole('heading', { name: 'Edit page' })).toBeInTheDocument();
});

function Detail() {
  const [tab, setTab] = useState<'overview' | 'history'>('overview');
  return (
    <main>
      <Tabs
        label="Property"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'overview', label: 'Overview', content: 'All of it' },
          { value: 'history', label: 'History', count: 3, content: 'Who and when' },
        ]}
      />
    </main>
  );
}

test('tabs are one stop of the Tab key and follow the arrows', async () => {
  const { user, container } = renderPage(<Detail />, { wrap: withUi });
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const history = screen.getByRole('tab', { name: /History/ });
  expect(history).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: /History/ })).toHaveTextContent('Who and when');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  expect(await violationsIn(container)).toEqual([]);
});
