import type { RequestCategory, RequestKind } from '@courtyard/contract/service-requests/kind/request-kind';

/** The categories that a kind offers now. */
export const offeredCategories = ({ categories }: RequestKind): RequestCategory[] =>
  categories.filter(({ isActive }) => isActive);

/** The key of the category that needs no choosing; empty where there are several. */
export function onlyCategory(kind: RequestKind): string {
  const [first, ...others] = offeredCategories(kind);
  return others.length === 0 && first ? first.key : '';
}
