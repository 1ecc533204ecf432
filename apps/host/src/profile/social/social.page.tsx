import { useAuth, useMessages } from '@courtyard/common';
import { ErrorState, Grid, LoadingState, Page } from '@courtyard/ui';
import { useMyProfile } from './my-profile.queries';
import { SocialForm } from './social.form';
import { socialMessages } from './social.messages';
import { SocialPreview } from './social-preview';

/** What others may see of the person: theirs to write, and beside it how it looks. */
export default function SocialPage() {
  const t = useMessages(socialMessages);
  const community = useAuth((state) => state.user?.community.name ?? '');
  const profile = useMyProfile();
  return (
    <Page title={t('title')} description={t('text', { community })}>
      {profile.data ? (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '36rem 22rem' }} gap="5" alignItems="start">
          <SocialForm profile={profile.data} />
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
