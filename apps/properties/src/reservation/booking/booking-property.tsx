import { useCan, useMessages } from '@courtyard/common';
import { Text } from '@courtyard/ui';
import { ComboboxField, optionsFrom, SelectField } from '@courtyard/ui/forms';
import { properties, useMyProperties } from '../../property/property.queries';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { bookingMessages } from './booking.messages';

const findProperties = optionsFrom(properties.fetchList, (property) =>
  [propertyName(property), property.ownerNames].filter(Boolean).join(' · '),
);

/** For which unit: one of the person's own, or any for those who see all bookings and all units. */
export function BookingProperty() {
  const t = useMessages(bookingMessages);
  const seesBookings = useCan('Reservations List View');
  const seesUnits = useCan('Properties List View');
  const mine = useMyProperties();
  const own = (mine.data ?? []).map((property) => ({ value: property.id, label: propertyName(property) }));
  const field = { name: 'propertyId', label: t('property'), help: t('propertyHelp') };

  if (seesBookings && seesUnits) {
    // The person's only unit is chosen at start and has to be named.
    const initialOption = own.length === 1 ? own[0] : undefined;
    return (
      <ComboboxField
        {...field}
        options={findProperties}
        initialOption={initialOption}
        placeholder={t('findProperty')}
      />
    );
  }
  if (mine.isSuccess && own.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {t('noProperty')}
      </Text>
    );
  }
  return <SelectField {...field} options={own} />;
}
