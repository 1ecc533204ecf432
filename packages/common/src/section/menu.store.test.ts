import { useMenu } from './menu.store';

test('initial values', () => {
  expect(useMenu.getState()).toMatchObject({
    openedItem: ['dashboard'],
    openedComponent: 'buttons',
    openedHorizontalItem: null,
    isDashboardDrawerOpened: false,
    isComponentDrawerOpened: true,
  });
});

test('the drawer is set and toggled', () => {
  useMenu.getState().toggleDashboardDrawer();
  expect(useMenu.getState().isDashboardDrawerOpened).toBe(true);
  useMenu.getState().setDashboardDrawer(false);
  expect(useMenu.getState().isDashboardDrawerOpened).toBe(false);
});

test('entries are opened', () => {
  const { openItem, openComponent, openHorizontalItem, setComponentDrawer } = useMenu.getState();
  openItem(['people', 'members']);
  openComponent('cards');
  openHorizontalItem('people');
  setComponentDrawer(false);
  expect(useMenu.getState()).toMatchObject({
    openedItem: ['people', 'members'],
    openedComponent: 'cards',
    openedHorizontalItem: 'people',
    isComponentDrawerOpened: false,
  });
});
