import type { RegisteredSection, Registry } from '@courtyard/contract';

/** A section as the registry would name it; for tests. */
export function aSection(part: Partial<RegisteredSection> = {}): RegisteredSection {
  return {
    id: 'properties',
    title: 'Properties & Areas',
    basePath: '/properties-common-areas',
    version: '1.0.0',
    channel: 'stable',
    container: 'courtyard_properties',
    entryUrl: '/sections/properties/1.0.0/entry.js',
    integrity: 'sha384-none',
    assets: {},
    initial: [],
    menu: {
      id: 'properties',
      title: 'Properties & Areas',
      type: 'collapse',
      icon: 'store',
      children: [
        {
          id: 'properties-list',
          title: 'Properties',
          type: 'item',
          url: '/properties-common-areas/properties',
          requiredPermission: 'Properties List View',
        },
        {
          id: 'common-areas',
          title: 'Common areas',
          type: 'item',
          url: '/properties-common-areas/common-areas',
        },
      ],
    },
    routes: [
      { path: '/', title: 'Properties & Areas' },
      { path: '/properties', title: 'Properties', permission: 'Properties List View' },
      { path: '/properties/add', title: 'Add property' },
      { path: '/properties/detail', title: 'Property', permission: 'Property Details View' },
      { path: '/common-areas', title: 'Common areas' },
      { path: '/common-areas/:areaId', title: 'Common area' },
    ],
    slots: [],
    ...part,
  };
}

export const aRegistry = (part: Partial<Registry> = {}): Registry => ({
  sections: [aSection()],
  disabled: [{ id: 'people', title: 'People', basePath: '/people' }],
  ...part,
});
