import { useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { dayFrom } from '@courtyard/contract/days';
import { Button, Card, CardBody, Flex, Icon, Text } from '@courtyard/ui';
import { createContext, use } from 'react';
import { galleryMessages } from './gallery.messages';

/** When somebody wants to book, who has not said what: each area's link takes it along. */
export type Wish = { slot: string } | { day: string } | null;

export const WishContext = createContext<Wish>(null);
export const useWish = () => use(WishContext);

/** The wish of the address: `?slot=` as a moment, or `?day=`. */
export function useWishOfAddress(): { wish: Wish; clear: () => void } {
  const [search, setSearch] = useSearchParams();
  const slot = search.get('slot');
  const day = dayFrom(search.get('day'));
  return {
    wish: slot !== null && !Number.isNaN(Date.parse(slot)) ? { slot } : day === null ? null : { day },
    clear: () =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('slot');
          next.delete('day');
          return next;
        },
        { replace: true },
      ),
  };
}

/** Says what the areas lead to now, and takes it back. */
export function WishNote({ wish, onClear }: { wish: NonNullable<Wish>; onClear: () => void }) {
  const t = useMessages(galleryMessages);
  const formats = useFormats();
  const when = 'slot' in wish ? formats.moment(wish.slot) : formats.day(wish.day);
  return (
    <Card mb="4" role="status">
      <CardBody>
        <Flex align="center" gap="3" wrap="wrap">
          <Icon name="calendar" color="fg.subtle" />
          <Text size="sm" flex="1 1 12rem">
            {t('wish', { when })}
          </Text>
          <Button size="sm" onClick={onClear}>
            {t('clearWish')}
          </Button>
        </Flex>
      </CardBody>
    </Card>
  );
}
