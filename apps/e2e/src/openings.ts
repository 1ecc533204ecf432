import type { Page } from 'playwright-core';
import { sizes } from './browser';
import type { DemoIds } from './pages';

/** Something that opens over a page, or a state that only an act leads to. */
export interface Opening {
  name: string;
  path: string;
  size: { width: number; height: number };
  open: (page: Page) => Promise<void>;
}

const section = '/properties-common-areas';
const { desktop, phone } = sizes;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
const menu = (page: Page) => page.getByRole('menu').waitFor();

/** Opens by a press what a dialog then shows. */
const pressing = (name: string | RegExp) => async (page: Page) => {
  await press(page, name);
  await dialog(page);
};

const overShell: Opening[] = [
  { name: 'profile', path: '/sample-page', size: desktop, open: pressing(/^Account/) },
  { name: 'profile on a phone', path: '/sample-page', size: phone, open: pressing(/^Account/) },
  { name: 'notifications', path: '/sample-page', size: desktop, open: pressing('Notifications') },
  {
    name: 'drawer on a phone',
    path: '/sample-page',
    size: phone,
    async open(page) {
      await press(page, 'Open menu');
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    },
  },
  {
    name: 'shortcuts',
    path: '/sample-page',
    size: desktop,
    async open(page) {
      await page.keyboard.press('?');
      await dialog(page);
    },
  },
  {
    name: 'dashboard while it is arranged',
    path: '/dashboard/default',
    size: desktop,
    open: (page) => press(page, 'Arrange'),
  },
  {
    name: 'a chart as a table',
    path: '/dashboard/default',
    size: desktop,
    async open(page) {
      await press(page, 'Show as table');
      await page.getByRole('table').first().waitFor();
    },
  },
];

const overProperties = (ids: DemoIds): Opening[] => [
  { name: 'filters', path: `${section}/properties`, size: desktop, open: pressing('Filter') },
  { name: 'filters on a phone', path: `${section}/properties`, size: phone, open: pressing('Filter') },
  { name: 'columns', path: `${section}/properties`, size: desktop, open: pressing('Columns') },
  {
    name: 'a filtered list',
    path: `${section}/properties?type=condo&status=active&sort=-areaSqFt`,
    size: desktop,
    open: async () => undefined,
  },
  {
    name: 'row menu',
    path: `${section}/properties`,
    size: desktop,
    async open(page) {
      await press(page, /^Actions for/);
      await menu(page);
    },
  },
  {
    name: 'selected rows',
    path: `${section}/properties`,
    size: desktop,
    open: (page) => page.getByRole('checkbox', { name: 'Select all rows on this page' }).check(),
  },
  {
    name: 'a confirmation',
    path: `${section}/properties`,
    size: desktop,
    async open(page) {
      await press(page, /^Actions for/);
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await dialog(page);
    },
  },
  {
    name: 'a form with errors',
    path: `${section}/properties/detail/insurance?id=${ids.property}`,
    size: desktop,
    async open(page) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /policy$/ })
        .last()
        .click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'a calendar',
    path: `${section}/properties/detail/insurance?id=${ids.property}`,
    size: phone,
    open: pressing('Open the calendar'),
  },
  {
    name: 'a sale with its people',
    path: `${section}/properties/detail?id=${ids.property}&tab=owners`,
    size: desktop,
    async open(page) {
      await press(page, 'Record sale');
      await page.getByRole('combobox', { name: /^Name/ }).fill('ma');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'unsaved changes',
    path: `${section}/properties/add`,
    size: desktop,
    async open(page) {
      await page.getByLabel('Unit').first().fill('101');
      await page.getByRole('link', { name: 'Help & Support' }).click();
      await dialog(page);
    },
  },
];

const overAreas = (ids: DemoIds): Opening[] => [
  {
    name: 'booking',
    path: `${section}/common-areas/details?id=${ids.court}`,
    size: desktop,
    open: pressing(/^Book/),
  },
  {
    name: 'booking on a phone',
    path: `${section}/common-areas/details?id=${ids.court}`,
    size: phone,
    open: pressing(/^Book/),
  },
  {
    name: 'a booking',
    path: `${section}/reservations`,
    size: desktop,
    async open(page) {
      await page.getByRole('rowheader').first().getByRole('button').click();
      await dialog(page);
    },
  },
  {
    name: 'declining',
    path: `${section}/reservations?show=requests`,
    size: desktop,
    open: pressing(/^Decline/),
  },
];

const overUpkeep = (ids: DemoIds): Opening[] => [
  {
    name: 'a service',
    path: `${section}/assets/details?id=${ids.generator}`,
    size: desktop,
    open: pressing('Record service'),
  },
  {
    name: 'a service on a phone',
    path: `${section}/assets/details?id=${ids.generator}`,
    size: phone,
    open: pressing('Record service'),
  },
  {
    name: 'a replacement',
    path: `${section}/reserve-components/details?id=${ids.elevators}`,
    size: desktop,
    async open(page) {
      await press(page, /^More for/);
      await page.getByRole('menuitem', { name: 'Record replacement' }).click();
      await dialog(page);
    },
  },
  {
    name: 'the outlook as a table',
    path: `${section}/reserve-components`,
    size: phone,
    async open(page) {
      await press(page, 'Show as table');
      await page.getByRole('rowheader', { name: '2030' }).waitFor();
    },
  },
];

/** The account remembers it: it comes last. */
const narrowDrawer: Opening = {
  name: 'narrow drawer with a section flown out',
  path: '/sample-page',
  size: desktop,
  async open(page) {
    await press(page, 'Narrow menu');
    await press(page, 'Properties & Areas');
    await page.getByRole('link', { name: 'Common Areas' }).waitFor();
  },
};

/** What can be opened over the pages of the product, as somebody who may do everything. */
export const openings = (ids: DemoIds): Opening[] => [
  ...overShell,
  ...overProperties(ids),
  ...overAreas(ids),
  ...overUpkeep(ids),
  narrowDrawer,
];
