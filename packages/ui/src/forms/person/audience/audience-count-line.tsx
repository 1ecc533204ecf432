import { call, useCan, useMessages } from '@courtyard/common';
import type { NamedAudience } from '@courtyard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../actions/button';
import { chakra } from '../../../theme/styled';
import { RecipientsDrawer } from './recipients.drawer';
import { SaveAudienceDialog } from './saved/save-audience.dialog';
import { audienceMessages } from './audience.messages';

/** How many people an audience is today, and what can be done with it. */
export function AudienceCountLine({ audience }: { audience: NamedAudience }) {
  const t = useMessages(audienceMessages);
  const [open, setOpen] = useState<'names' | 'save' | null>(null);
  const canSeeNames = useCan('Members List View');
  const canSave = useCan('Saved Audience Update');
  const isSaved = [...audience.include, ...audience.exclude].some(({ kind }) => kind === 'saved');
  const counted = useQuery({
    queryKey: ['shell', 'audiences', 'count', audience],
    queryFn: ({ signal }) => call('POST /api/v1/audiences/count', { body: audience, signal }),
    placeholderData: keepPreviousData,
  });
  const close = () => setOpen(null);
  if (counted.isError) {
    return (
      <chakra.div role="alert" fontSize="sm" color="danger.fg">
        {t('notCounted')}{' '}
        <Button size="sm" variant="link" onClick={() => void counted.refetch()}>
          {t('again')}
        </Button>
      </chakra.div>
    );
  }
  const { people, withoutEmail, withoutAccount } = counted.data?.data ?? {};
  const said =
    people === undefined
      ? t('counting')
      : [
          t('people', { count: people }),
          ...(withoutEmail ? [t('withoutEmail', { count: withoutEmail })] : []),
          ...(withoutAccount ? [t('withoutAccount', { count: withoutAccount })] : []),
        ].join(', ');
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" fontSize="sm">
      <chakra.span role="status" color="fg.muted">
        {said}
      </chakra.span>
      {canSeeNames && people ? (
        <Button size="sm" variant="link" onClick={() => setOpen('names')}>
          {t('showNames')}
        </Button>
      ) : null}
      {canSave && !isSaved ? (
        <Button size="sm" variant="link" onClick={() => setOpen('save')}>
          {t('save')}
        </Button>
      ) : null}
      {open === 'names' ? <RecipientsDrawer audience={audience} onClose={close} /> : null}
      {open === 'save' ? <SaveAudienceDialog audience={audience} onClose={close} /> : null}
    </chakra.div>
  );
}
