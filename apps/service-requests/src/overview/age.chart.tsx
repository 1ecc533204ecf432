import { useFormats, useMessages } from '@courtyard/common';
import type { RequestAge } from '@courtyard/contract/service-requests/request/request-overview';
import { BarChart } from '@courtyard/ui/charts';
import { requestPaths } from '../request/request-paths';
import { overviewMessages } from './overview.messages';

/** The list with exactly what a bar counts. */
const linkTo = ({ fromDays, untilDays }: RequestAge, isLate: boolean) =>
  `${requestPaths.open('community')}&ageDays=${fromDays}..${untilDays ?? ''}${isLate ? '&lateness=late' : ''}`;

/** Open requests by age, and how many of them are late. */
export function AgeChart({ ages, height }: { ages: readonly RequestAge[]; height: number }) {
  const t = useMessages(overviewMessages);
  const formats = useFormats();
  const nameOf = ({ fromDays, untilDays }: RequestAge) =>
    untilDays === null
      ? t('ageBeyond', { from: fromDays - 1 })
      : t('ageRange', { from: fromDays, until: untilDays });
  return (
    <BarChart
      title={t('byAgeText')}
      height={height}
      categories={ages.map(nameOf)}
      categoryLabel={t('age')}
      series={[
        { name: t('open'), values: ages.map(({ open }) => open) },
        { name: t('late'), values: ages.map(({ late }) => late) },
      ]}
      format={(count) => formats.number(count)}
      linkOf={({ category, series }) => {
        const age = ages[category];
        return age && linkTo(age, series === 1);
      }}
    />
  );
}
