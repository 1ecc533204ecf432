import { aRegistry, aSection } from './registry.fixture';
import { matchSection } from './section-match.rules';

const match = (path: string) => matchSection(aRegistry(), path);

test('a path of a section gives its route with its permission', () => {
  expect(match('/properties-common-areas/properties')).toMatchObject({
    kind: 'route',
    title: 'Properties',
    permission: 'Properties List View',
  });
  expect(match('/properties-common-areas')).toMatchObject({ kind: 'route', permission: undefined });
});

test('a fixed segment wins over a parameter', () => {
  const section = aSection({
    routes: [
      { path: '/invoices/:invoiceId', title: 'Invoice', permission: 'Invoice Details View' },
      { path: '/invoices/create', title: 'New invoice', permission: 'Invoice Create' },
    ],
  });
  expect(
    matchSection(aRegistry({ sections: [section] }), '/properties-common-areas/invoices/create'),
  ).toMatchObject({
    permission: 'Invoice Create',
  });
});

test('a path is the same page however it is written; what stands for a parameter stays', () => {
  expect(match('/Properties-Common-Areas/Properties/')).toMatchObject({
    permission: 'Properties List View',
    pathname: '/properties-common-areas/properties',
  });
  expect(match('/properties-common-areas/Common-Areas/A7f/')).toMatchObject({
    pathname: '/properties-common-areas/common-areas/A7f',
  });
  expect(match('/Properties-Common-Areas/')).toMatchObject({ pathname: '/properties-common-areas' });
});

test('other paths: no such page, switched off, nobody’s', () => {
  expect(match('/properties-common-areas/nothing/here').kind).toBe('no-page');
  expect(match('/people/members')).toEqual({ kind: 'disabled', title: 'People' });
  expect(match('/properties-common-areas-of-others').kind).toBe('none');
});
