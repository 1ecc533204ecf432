import { sectionDeclaration } from '@courtyard/contract';
import type { RouteObject } from 'react-router-dom';
import type { SectionRoutes, SectionSlots } from '../section/section';

interface Declared {
  /** The content of `section.json`. */
  declared: unknown;
  routes: SectionRoutes;
  slots: SectionSlots;
  /** The contract's permissions of the section, with what they allow. */
  permissions: Readonly<Record<string, string>>;
}

function pathsOf(objects: readonly RouteObject[]): string[] {
  return objects.flatMap((route) => [
    ...(route.index ? ['/'] : route.path ? [`/${route.path}`] : []),
    ...pathsOf(route.children ?? []),
  ]);
}

/** Tests that a section is what its `section.json` says: its pages, its slots and its permissions, no more and no less. */
export function testDeclaration({ declared, routes, slots, permissions }: Declared): void {
  const declaration = sectionDeclaration.parse(declared);

  test('every declared path has a page, and no page is undeclared', () => {
    expect(pathsOf(routes).toSorted()).toEqual(declaration.routes.map(({ path }) => path).toSorted());
  });

  test('every declared slot is there, and no other', () => {
    expect(Object.keys(slots).toSorted()).toEqual(declaration.slots.map(({ id }) => id).toSorted());
  });

  test("the permissions are the contract's, word for word", () => {
    expect(declaration.permissions).toEqual(permissions);
  });
}
