import { aSection } from '../../registry/registry.fixture';
import { foldCrumbs, sectionCrumbs } from './breadcrumbs.rules';

test('a crumb for each route on the way; the page itself leads nowhere', () => {
  expect(sectionCrumbs(aSection(), '/properties-common-areas/properties/add', 'en')).toEqual([
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
  expect(sectionCrumbs(section, '/properties-common-areas/properties/detail/insurance', 'en')).toEqual([
    { title: 'Property' },
    { title: 'Insurance policy' },
  ]);
});

test('nine crumbs fold, eight do not', () => {
  const crumbs = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `${at + 1}` }));
  const titles = (count: number) => foldCrumbs(crumbs(count)).map((crumb) => crumb?.title ?? '…');
  expect(titles(8)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(titles(9)).toEqual(['1', '…', '8', '9']);
});
