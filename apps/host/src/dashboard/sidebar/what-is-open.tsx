import { useMessages } from '@courtyard/common';
import type { MenuItem } from '@courtyard/contract';
import { Card, CardBody, CardHeader, CardLine, CardList } from '@courtyard/ui';
import { useVisibleMenu } from '../../layout/menu/use-visible-menu';
import { asideMessages } from './aside.messages';

/** The pages of a menu, without those that only lead to others. */
const pagesOf = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.children?.length ? pagesOf(item.children) : [item]));

/** For whom no section has a card, such as a vendor: where they may go. */
export function WhatIsOpen() {
  const t = useMessages(asideMessages);
  const { items } = useVisibleMenu();
  const pages = pagesOf(items).filter(({ url }) => url !== undefined && url !== '/dashboard/default');
  return (
    <Card maxWidth="form">
      <CardHeader title={t('emptyTitle')} description={t('emptyText')} />
      <CardBody>
        <CardList>
          {pages.map(({ id, url = '', title }) => (
            <CardLine key={id} to={url} title={title} />
          ))}
        </CardList>
      </CardBody>
    </Card>
  );
}
