import { useFormats, useMessages, useToday } from '@courtyard/common';
import type { AssetSummary } from '@courtyard/contract/properties/asset/asset';
import { CardFrame, CardLine, CardList, CardNothing, StatusBadge } from '@courtyard/ui';
import { assetPaths } from '../../upkeep/asset/asset-paths';
import { assets } from '../../upkeep/asset/asset.queries';
import { daysBetween } from '@courtyard/contract/days';
import { cardMessages } from './cards.messages';

/** Services that are overdue or due in the next 14 days, the longest overdue on top. */
export function UpkeepCard() {
  const t = useMessages(cardMessages);
  const due = assets.useList({ service: ['overdue', 'due'], sort: 'nextServiceOn', limit: 4 });
  const total = due.data?.page.total ?? 0;
  return (
    <CardFrame
      title={t('upkeep')}
      {...(total > 0 && {
        link: {
          to: `${assetPaths.list}?service=overdue&service=due`,
          label: t('allServices', { count: total }),
        },
      })}
      query={due}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('noUpkeep')}</CardNothing>
        ) : (
          <CardList>
            {data.map((asset) => (
              <AssetLine key={asset.id} asset={asset} />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}

function AssetLine({ asset }: { asset: AssetSummary }) {
  const t = useMessages(cardMessages);
  const formats = useFormats();
  const today = useToday();
  const on = asset.nextServiceOn ?? today;
  const days = daysBetween(today, on);
  return (
    <CardLine
      to={assetPaths.details(asset.id, 'services')}
      title={asset.name}
      detail={[formats.day(on), asset.serviceProvider].filter(Boolean).join(' · ')}
      aside={
        days < 0 ? (
          <StatusBadge status="danger">{t('overdue')}</StatusBadge>
        ) : (
          <StatusBadge status="attention">{t('inDays', { count: days })}</StatusBadge>
        )
      }
    />
  );
}
