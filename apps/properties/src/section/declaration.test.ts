import { sectionDeclaration } from '@courtyard/contract';
import { propertiesPermissions } from '@courtyard/contract/properties/permissions';
import type { RouteObject } from '@courtyard/common/router';
import { routes } from '../routes';
import { slots } from '../slots';
import declared from '../../section.json';

const declaration = sectionDeclaration.parse(declared);

function pathsOf(objects: readonly RouteObject[]): string[] {
  return objects.flatMap((route) => [
    ...(route.index ? ['/'] : route.path ? [`/${route.path}`] : []),
    ...pathsOf(route.children ?? []),
  ]);
}

test('every declared path has a page, and no page is undeclared', () => {
  expect(pathsOf(routes).toSorted()).toEqual(declaration.routes.map(({ path }) => path).toSorted());
});

test('every declared slot is there, and no other', () => {
  expect(Object.keys(slots).toSorted()).toEqual(declaration.slots.map(({ id }) => id).toSorted());
});

test("the permissions are the contract's, word for word", () => {
  expect(declaration.permissions).toEqual(propertiesPermissions);
});
