import type {
  RequestKind,
  RequestKindChange,
  RequestKindName,
} from '@courtyard/contract/service-requests/kind/request-kind';
import { changeOf } from '../../../platform/audit/audit';
import { invalid } from '../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { keyOfName } from './category-key.rules';
import { keepVersion, kindOf } from './request-kind.sql';

type Categories = RequestKind['categories'];

/** Those that were there stay under their keys: what is left out is no longer offered, since requests may have it. */
function categoriesAfter(before: Categories, given: RequestKindChange['categories']): Categories {
  const known = new Set(before.map(({ key }) => key));
  const taken = new Set(known);
  const named = given.map(({ key, name, isActive }) => {
    if (key !== null && !known.has(key))
      throw invalid({ categories: 'A category in this list no longer exists. Reload the page.' });
    const own = key ?? keyOfName(name.en, taken);
    taken.add(own);
    return { key: own, name: { en: name.en, es: name.es ?? name.en }, isActive };
  });
  const kept = new Set(named.map(({ key }) => key));
  if (kept.size < named.length) throw invalid({ categories: 'A category is listed twice.' });
  if (new Set(named.map(({ name }) => name.en.toLowerCase())).size < named.length)
    throw invalid({ categories: 'Two categories have the same name. Rename one of them.' });
  if (!named.some(({ isActive }) => isActive))
    throw invalid({ categories: 'Leave at least one category in use, or turn this kind off.' });
  const left = before.filter(({ key }) => !kept.has(key)).map((each) => ({ ...each, isActive: false }));
  return [...named, ...left];
}

const auditValues = ({ isActive, categories }: Pick<RequestKind, 'isActive' | 'categories'>) => ({
  isActive,
  categories: categories.filter((each) => each.isActive).map(({ name }) => name.en),
});

/** Throws versionConflict where somebody else changed it since it was read. */
export async function updateKind(
  context: CallContext,
  kind: RequestKindName,
  { version, isActive, categories: given }: RequestKindChange,
): Promise<RequestKind> {
  const { tx, platform } = context;
  const before = await kindOf(context, kind);
  if (before.version !== version) throw versionConflict('kind of request');
  const categories = categoriesAfter(before.categories, given);
  await keepVersion(context, kind, { fields: before.fields, categories });
  const written = await tx
    .updateTable('requestKind')
    .set((row) => ({
      isActive,
      version: row('version', '+', 1),
      updatedAt: platform.clock(),
    }))
    .where('kind', '=', kind)
    // A row that was made just now has version 1.
    .where('version', '=', Math.max(version, 1))
    .returning('kind')
    .executeTakeFirst();
  if (!written) throw versionConflict('kind of request');
  const after = await kindOf(context, kind);
  await recordChange(
    context,
    changeOf('request-kind.update', { 'request-kind': kind }, auditValues(before), auditValues(after)),
  );
  return after;
}
