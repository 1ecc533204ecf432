import { useUiConfig } from '@courtyard/common';
import type { PermissionGroup } from '@courtyard/contract/people/role/role';
import { hasWords } from '@courtyard/ui';
import { sectionTitles } from './section-titles';

const isKnown = (id: string): id is keyof typeof sectionTitles => Object.hasOwn(sectionTitles, id);

export interface TitledGroup extends PermissionGroup {
  /** In the reader's language. */
  heading: string;
}

/** Sections with their titles; with a search those alone that have its words, each with the rights that do. */
export function useTitledGroups(groups: readonly PermissionGroup[], search = ''): TitledGroup[] {
  const language = useUiConfig((config) => config.language);
  return groups
    .map((group) => {
      const { section, title } = group;
      const heading = isKnown(section) ? sectionTitles[section][language] : (title ?? section);
      const permissions = group.permissions.filter(({ name, allows }) =>
        hasWords(`${heading} ${name} ${allows}`, search),
      );
      return { ...group, heading, permissions };
    })
    .filter(({ permissions }) => permissions.length > 0);
}
