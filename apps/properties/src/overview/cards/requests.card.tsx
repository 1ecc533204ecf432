import { useMessages, useToday } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { areaPaths } from '../../common-area/area-paths';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { reservations } from '../../reservation/reservation.queries';
import { useSpanText } from '../../reservation/span-text';
import { cardMessages } from './cards.messages';

const queue = `${areaPaths.reservations}?show=requests`;

/** Bookings that can still be answered, the soonest on top. */
export function RequestsCard() {
  const t = useMessages(cardMessages);
  const spanText = useSpanText();
  const from = useToday();
  const requests = reservations.useList({ status: ['requested'], from, sort: 'startsAt', limit: 4 });
  const total = requests.data?.page.total ?? 0;
  return (
    <CardFrame
      title={t('requests')}
      {...(total > 0 && { link: { to: queue, label: t('allOfThem', { count: total }) } })}
      query={requests}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('noRequests')}</CardNothing>
        ) : (
          <CardList>
            {data.map((booking) => (
              <CardLine
                key={booking.id}
                to={areaPaths.details(booking.area.id, { tab: 'requests' })}
                title={`${booking.area.name} · ${propertyName(booking.property)}`}
                detail={spanText(booking)}
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
