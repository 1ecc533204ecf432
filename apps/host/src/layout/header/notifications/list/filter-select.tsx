import { useMessages } from '@courtyard/common';
import {
  type NotificationFilter,
  notificationFilters as filters,
} from '@courtyard/contract/platform/notifications/notification.values';
import { NativeSelect } from '@courtyard/ui';
import { notificationMessages } from '../notifications.messages';

/** A text as a filter, where it is one: people edit addresses. */
export const filterFrom = (text: string | null): NotificationFilter =>
  filters.find((filter) => filter === text) ?? 'all';

/** All Notification, New, Unread or Other. */
export function FilterSelect(props: {
  value: NotificationFilter;
  onChange(filter: NotificationFilter): void;
}) {
  const t = useMessages(notificationMessages);
  return (
    <NativeSelect
      size="sm"
      aria-label={t('show')}
      value={props.value}
      onChange={(event) => props.onChange(filterFrom(event.target.value))}
    >
      {filters.map((filter) => (
        <option key={filter} value={filter}>
          {t(filter)}
        </option>
      ))}
    </NativeSelect>
  );
}
