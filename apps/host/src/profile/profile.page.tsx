import { useMessages } from '@courtyard/common';
import { Page, Stack } from '@courtyard/ui';
import { ClosingCard } from './closing/closing-card';
import { FactorsCard } from './access/factors/factors-card';
import { InterfaceCard } from './interface/interface-card';
import { OwnDataCard } from './access/own-data-card';
import { PersonCard } from './person-card';
import { profileMessages } from './profile.messages';
import { useNamedSetting } from './use-named-setting';
import { SessionsCard } from './sessions/sessions-card';

/** The person's own page: who they are here, how it looks, where they are signed in. */
export default function ProfilePage() {
  const t = useMessages(profileMessages);
  useNamedSetting();
  return (
    <Page title={t('title')} description={t('text')}>
      <Stack gap={{ base: '4', md: '5' }} maxWidth="56rem">
        <PersonCard />
        <InterfaceCard />
        <FactorsCard />
        <SessionsCard />
        <OwnDataCard />
        <ClosingCard />
      </Stack>
    </Page>
  );
}
