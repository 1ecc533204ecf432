import { aSection } from '../../registry/registry.fixture';
import { foldCrumbs, sectionCrumbs, wayUp } from './breadcrumbs.rules';

const wayTo = (path: string, permissions = ['Properties List View']) => ({
  pathname: `/properties-common-areas/properties/${path}`,
  language: 'en' as const,
  permissions: new Set(permissions),
});

test('a crumb for each route on the way; the page itself leads nowhere', () => {
  expect(sectionCrumbs(aSection(), wayTo('add'))).toEqual([
    { title: 'Properties & Areas', to: '/properties-common-areas' },
    { title: 'Properties', to: '/properties-common-areas/properties' },
    { title: 'Add property' },
  ]);
});

test('a detail page on the way is named but not linked', () => {
  const section = aSection({
    routes: [
      { path: '/properties/detail', title: 'Property' },
      { path: '/properties/detail/insurance', title: 'Insurance policy' },
    ],
  });
  expect(sectionCrumbs(section, wayTo('detail/insurance'))).toEqual([
    { title: 'Property' },
    { title: 'Insurance policy' },
  ]);
});

test('the page of a record bears its name, and the way up from it is its list', () => {
  const section = aSection({
    routes: [
      { path: '/properties', title: 'Properties' },
      { path: '/properties/detail', title: 'Property' },
    ],
  });
  const crumbs = sectionCrumbs(section, { ...wayTo('detail'), name: 'Aspen 101' });
  expect(crumbs.at(-1)).toEqual({ title: 'Aspen 101' });
  expect(wayUp(crumbs)).toEqual({ title: 'Properties', to: '/properties-common-areas/properties' });
  expect(wayUp([{ title: 'Alone' }])).toBeUndefined();
  const list = '/properties-common-areas/properties?status=occupied&cursor=second';
  expect(wayUp(sectionCrumbs(section, { ...wayTo('detail'), list }))).toEqual({
    title: 'Properties',
    to: list,
  });
});

test('so does the page of a poll, which its results are', () => {
  const section = aSection({ routes: [{ path: '/properties/results', title: 'Poll' }] });
  const crumbs = sectionCrumbs(section, { ...wayTo('results'), name: 'Paint the houses' });
  expect(crumbs).toEqual([{ title: 'Paint the houses' }]);
});

test('so does a statement, which is of a unit or a vendor', () => {
  const section = aSection({ routes: [{ path: '/properties/statement', title: 'What I owe' }] });
  const crumbs = sectionCrumbs(section, { ...wayTo('statement'), name: 'Statement of Aspen 101' });
  expect(crumbs).toEqual([{ title: 'Statement of Aspen 101' }]);
});

test('so does the page of a thing that its path names', () => {
  const section = aSection({
    routes: [
      { path: '/properties', title: 'Properties' },
      { path: '/properties/:propertyId', title: 'Property' },
    ],
  });
  expect(sectionCrumbs(section, { ...wayTo('204'), name: 'Aspen 204' })).toEqual([
    { title: 'Properties', to: '/properties-common-areas/properties' },
    { title: 'Aspen 204' },
  ]);
});

test('a page that the person may not open is named but not linked', () => {
  expect(sectionCrumbs(aSection(), wayTo('add', []))).toEqual([
    { title: 'Properties & Areas', to: '/properties-common-areas' },
    { title: 'Properties' },
    { title: 'Add property' },
  ]);
});

test('nine crumbs fold, eight do not', () => {
  const crumbs = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `${at + 1}` }));
  const titles = (count: number) => foldCrumbs(crumbs(count)).map((crumb) => crumb?.title ?? '…');
  expect(titles(8)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(titles(9)).toEqual(['1', '…', '8', '9']);
});
