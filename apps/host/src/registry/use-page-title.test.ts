import { renderHook } from '@testing-library/react';
import { aRegistry } from './registry.fixture';
import { useRegistry } from './registry.store';
import { usePageTitle } from './use-page-title';

test.each([
  ['a page of the host', '/tasks', 'Needs you'],
  ['a page of a section', '/properties-common-areas/common-areas', 'Common areas'],
  ['a list as it was filtered', '/properties-common-areas/properties?status=vacant', 'Properties'],
  ['a page about one thing of many', '/properties-common-areas/common-areas/7f', 'Common area'],
  ['an address without a page', '/gone?id=7', '/gone?id=7'],
])('%s by its title', (_, address, title) => {
  useRegistry.setState({ registry: aRegistry() });
  const { result } = renderHook(usePageTitle);
  expect(result.current(address)).toBe(title);
});
