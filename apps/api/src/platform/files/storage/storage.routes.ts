import { storageRoutes } from '@courtyard/contract';
import { fileKinds } from '@courtyard/contract/platform/community/operations/storage.values';
import { addMonths, startOfMonth } from '@courtyard/contract/days';
import { platformKinds } from '../../audit/logged-kind';
import { implement, type Module } from '../../http/implement';
import { todayOf } from '../../section/call-context';
import { quotaOf } from '../intake/community-storage';
import { fileKind } from './file-kind.rules';
import { platformFileColumns } from './file-column';
import { largestFiles } from './largest-files.sql';
import { storageSums } from './storage-sums.sql';

const shownMonths = 12;

interface Sum {
  files: number;
  bytes: number;
}

const added = (sums: readonly Sum[]): Sum => ({
  files: sums.reduce((total, { files }) => total + files, 0),
  bytes: sums.reduce((total, { bytes }) => total + bytes, 0),
});

const largestFirst = (one: Sum, other: Sum) => other.bytes - one.bytes;

/** What the files of a community take up. */
export const storageModule: Module = ({ env, sections }) => {
  const places = [
    ...platformFileColumns.map((place) => ({ ...place, section: 'platform' })),
    ...sections.flatMap(({ id, fileColumns }) => fileColumns.map((place) => ({ ...place, section: id }))),
  ];
  const kinds = Object.assign({}, platformKinds, ...sections.map(({ logged }) => logged));

  return [
    implement(storageRoutes.getStorageReport, async ({ tx, caller, tenant, platform }) => {
      const sums = await storageSums(tx, places, tenant.timeZone);
      const all = added(sums);
      const thisMonth = startOfMonth(todayOf({ platform, tenant }));
      const months = Array.from({ length: shownMonths }, (_, index) =>
        addMonths(thisMonth, index + 1 - shownMonths),
      );
      return {
        data: {
          usedBytes: all.bytes,
          quotaBytes: quotaOf(env),
          files: all.files,
          bySection: [...new Set(sums.map(({ section }) => section))]
            .map((section) => ({ section, ...added(sums.filter((sum) => sum.section === section)) }))
            .toSorted(largestFirst),
          byKind: fileKinds
            .map((kind) => ({ kind, ...added(sums.filter(({ mediaType }) => fileKind(mediaType) === kind)) }))
            .filter(({ files }) => files > 0)
            .toSorted(largestFirst),
          byMonth: months.map((month) => ({
            month,
            ...added(sums.filter((sum) => sum.month === month)),
          })),
          largest: await largestFiles(tx, { places, kinds, permissions: caller.permissions }),
        },
      };
    }),
  ];
};
