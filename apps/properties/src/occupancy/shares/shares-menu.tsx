import { useCan } from '@courtyard/common';
import type { PropertyFacets } from '@courtyard/contract/properties/property/property';
import { IconButton } from '@courtyard/ui';
import { Menu } from '@courtyard/ui/overlays';
import { lazy, Suspense, useState } from 'react';
import { useListTexts } from '../../property/list/list.messages';
import { useSharesTexts } from './shares.messages';

const SharesDialog = lazy(async () => ({ default: (await import('./shares.dialog')).SharesDialog }));

/** Acts on all properties together; nothing for those who may not change them, or where there are none. */
export function SharesMenu({ facets }: { facets: PropertyFacets | undefined }) {
  const t = useSharesTexts();
  const tList = useListTexts();
  const mayChange = useCan('Property Update');
  const [isOpen, setOpen] = useState(false);
  if (!mayChange || !facets || facets.total === 0) return null;
  return (
    <>
      <Menu
        label={tList('more')}
        items={[{ label: t('open'), icon: 'chart', onSelect: () => setOpen(true) }]}
        trigger={<IconButton icon="more" variant="secondary" label={tList('more')} />}
      />
      <Suspense>{isOpen ? <SharesDialog facets={facets} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
