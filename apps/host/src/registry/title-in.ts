import type { Language } from '@courtyard/common';
import type { MenuItem } from '@courtyard/contract';

/** A declared title in a language; in English where the section does not say it in that one. */
export function titleIn(titled: Pick<MenuItem, 'title' | 'titles'>, language: Language): string {
  return language === 'en' ? titled.title : (titled.titles?.[language] ?? titled.title);
}

/** A menu with its titles, captions and chips in a language. */
export function menuIn(items: readonly MenuItem[], language: Language): MenuItem[] {
  return items.map((item) => ({
    ...item,
    title: titleIn(item, language),
    ...(item.caption && { caption: titleIn({ title: item.caption, titles: item.captions }, language) }),
    ...(item.chip && { chip: titleIn({ title: item.chip, titles: item.chips }, language) }),
    ...(item.children && { children: menuIn(item.children, language) }),
  }));
}
