import { lazyContent, useMessages } from '@courtyard/common';
import { CardFrame, CardNothing, Skeleton } from '@courtyard/ui';
import { requestPaths } from '../request/request-paths';
import { useCommunityOverview } from '../request/request.queries';
import { overviewMessages } from './overview.messages';

const chartHeight = 220;

const AgeChart = lazyContent(
  async () => (await import('./age.chart')).AgeChart,
  <Skeleton height={`${chartHeight}px`} />,
);

/** Open requests of the community by how long they have been open, those that are late apart. */
export function OpenByAgeCard() {
  const t = useMessages(overviewMessages);
  const overview = useCommunityOverview();
  return (
    <CardFrame
      title={t('byAge')}
      link={{ to: requestPaths.open('community'), label: t('all') }}
      query={overview}
      lines={5}
      isNothing={({ open }) => open === 0}
    >
      {({ ages, open }) =>
        open === 0 ? (
          <CardNothing>{t('noneAtAll')}</CardNothing>
        ) : (
          <AgeChart ages={ages} height={chartHeight} />
        )
      }
    </CardFrame>
  );
}
