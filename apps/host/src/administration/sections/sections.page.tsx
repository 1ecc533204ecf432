import { useCan, useMessages } from '@courtyard/common';
import { Card, EmptyState, ErrorState, LoadingState, Page, Stack, Text } from '@courtyard/ui';
import { sectionsMessages } from './sections.messages';
import { SectionSettingCard } from './section-setting.card';
import { useSectionSettings } from './sections.queries';

/** Which sections this community uses, and which release of each. */
export default function SectionsPage() {
  const t = useMessages(sectionsMessages);
  const settings = useSectionSettings();
  const canChange = useCan('Section Update');
  return (
    <Page title={t('sectionsTitle')} description={t('sectionsText')}>
      {canChange ? null : (
        <Text size="sm" tone="muted" mb="4">
          {t('cannotChange')}
        </Text>
      )}
      {settings.isPending ? <LoadingState /> : null}
      {settings.isError ? (
        <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
      ) : null}
      {settings.data?.length === 0 ? (
        <Card>
          <EmptyState icon="grid" title={t('noSections')} description={t('noSectionsText')} />
        </Card>
      ) : null}
      <Stack gap="4">
        {settings.data?.map((setting) => (
          <SectionSettingCard key={setting.id} setting={setting} isReadOnly={!canChange} />
        ))}
      </Stack>
    </Page>
  );
}
