import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import { useState } from 'react';
import { Button } from '../../../actions/button';
import { AudienceCountLine } from './audience-count-line';
import { type AudienceFieldProps, AudienceParts } from './audience-parts';
import { audienceMessages } from './audience.messages';

const SavedAudiencesDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./saved/saved-audiences.dialog')).SavedAudiencesDialog,
);

/** What `AudienceField` fetches. */
export function AudienceEditor(props: AudienceFieldProps) {
  const t = useMessages(audienceMessages);
  const canKeep = useCan('Saved Audience Update');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AudienceParts
        {...props}
        actions={
          canKeep ? (
            <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
              {t('savedOnes')}
            </Button>
          ) : null
        }
        below={(audience) => <AudienceCountLine audience={audience} />}
      />
      {isOpen ? <SavedAudiencesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
