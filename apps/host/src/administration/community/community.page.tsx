import { useMessages } from '@courtyard/common';
import { communityVocabulary } from '@courtyard/contract/platform/community/community-history.labels';
import { Box, ErrorState, LoadingState, Page } from '@courtyard/ui';
import { HistoryCard } from '@courtyard/ui/details';
import { IndexedSections, useOpened } from '@courtyard/ui/forms';
import { CommunityForm } from './community.form';
import { communityMessages } from './community.messages';
import { BrandingCard } from './branding/look.card';
import { RegistrationCard } from './registration.card';
import { communityHistory, useCommunitySettings, useCurrencyFixed } from './community.queries';

/** What the community says of itself, and who changed it. */
export default function CommunityPage() {
  const t = useMessages(communityMessages);
  const settings = useCommunitySettings();
  const currencyFixed = useCurrencyFixed();
  const failed = [settings, currencyFixed].find(({ isError }) => isError);
  const { opened, onSaved, around } = useOpened(settings.data);
  return (
    <Page title={t('title')} description={t('text')}>
      {opened && currencyFixed.data !== undefined ? (
        <IndexedSections>
          <Box ref={around}>
            <CommunityForm
              key={opened.version}
              community={opened}
              isCurrencyFixed={currencyFixed.data}
              onSaved={onSaved}
            />
          </Box>
          <BrandingCard />
          <RegistrationCard />
          <HistoryCard
            of={communityHistory}
            vocabulary={communityVocabulary}
            description={t('historyText')}
          />
        </IndexedSections>
      ) : failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
