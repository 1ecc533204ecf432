import { useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing, Text } from '@courtyard/ui';
import { usePriceText } from './service-item-parts';
import { serviceItemPaths } from './service-item-paths';
import { serviceItemMessages } from './service-item.messages';
import { serviceItems } from './service-item.queries';

/** The services and items that were added or changed last. */
export function ServiceItemsCard() {
  const t = useMessages(serviceItemMessages);
  const priceText = usePriceText();
  const latest = serviceItems.useList({ sort: '-updatedAt', limit: 4 });
  return (
    <CardFrame
      title={t('latest')}
      link={{ to: serviceItemPaths.list, label: t('wholeList') }}
      query={latest}
      lines={4}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('none')}</CardNothing>
        ) : (
          <CardList>
            {data.map((item) => (
              <CardLine
                key={item.id}
                to={serviceItemPaths.details(item.id)}
                title={item.name}
                detail={t(`kind.${item.kind}`)}
                aside={
                  <Text size="sm" numeric>
                    {priceText(item)}
                  </Text>
                }
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
