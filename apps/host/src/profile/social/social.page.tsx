import { useAuth, useMessages } from '@courtyard/common';
import { ErrorState, Grid, LoadingState, Page } from '@courtyard/ui';
import { useOpened } from '@courtyard/ui/forms';
import { useMyProfile } from './my-profile.queries';
import { SocialForm } from './social.form';
import { socialMessages } from './social.messages';
import { SocialPreview } from './social-preview';

/** What others may see of the person: theirs to write, and beside it how it looks. */
export default function SocialPage() {
  const t = useMessages(socialMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  const profile = useMyProfile();
  const { opened, onSaved, around } = useOpened(profile.data);
  return (
    <Page title={t('title')} description={t('text', { community })}>
      {opened && profile.data ? (
        <Grid
          ref={around}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '36rem 22rem' }}
          gap="5"
          alignItems="start"
        >
          <SocialForm key={opened.version} profile={opened} onSaved={onSaved} />
          <SocialPreview profile={profile.data} />
        </Grid>
      ) : profile.isError ? (
        <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
