import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { IconButton, LinkButton } from '@courtyard/ui';
import { ConfirmDialog, Menu } from '@courtyard/ui/overlays';
import { lazy, Suspense, useState } from 'react';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { detailsMessages } from './details.messages';

// Its form is a module of its own that reading needs nothing of.
const ReplacementDialog = lazy(async () => ({
  default: (await import('./replacement.dialog')).ReplacementDialog,
}));

/** Edit, and what is done rarely behind the three dots. */
export function ReserveComponentActions({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const navigate = useNavigate();
  const removing = reserveComponents.useRemove();
  const [open, setOpen] = useState<'replacement' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const { id, name } = component;
  return (
    <>
      <Menu
        label={t('more', { name })}
        trigger={<IconButton icon="more" variant="secondary" label={t('more', { name })} />}
        items={[
          { label: t('replace'), icon: 'refresh', onSelect: () => setOpen('replacement') },
          {
            label: t('remove'),
            icon: 'trash',
            tone: 'danger',
            separated: true,
            onSelect: () => setOpen('removal'),
          },
        ]}
      />
      <LinkButton to={reserveComponentPaths.edit(id)} variant="primary" icon="edit">
        {t('edit')}
      </LinkButton>
      <Suspense fallback={null}>
        {open === 'replacement' ? <ReplacementDialog component={component} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        open={open === 'removal'}
        onClose={close}
        title={t('removeTitle', { name })}
        verb={t('removeVerb')}
        onConfirm={async () => {
          await removing.mutateAsync(id);
          toast({ title: t('removed', { name }), kind: 'success' });
          await navigate(reserveComponentPaths.list);
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}
