import { useMessages } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import { Page, Stack } from '@courtyard/ui';
import { plainPath } from '../app/plain-path.rules';
import { ContactCard } from './access/contact/contact.card';
import { ClosingCard } from './closing/closing.card';
import { FactorsCard } from './access/factors/factors.card';
import { InterfaceCard } from './interface/interface.card';
import { OwnDataCard } from './access/own-data.card';
import { PersonCard } from './person.card';
import { profileMessages } from './profile.messages';
import { SecondFactorPage } from './access/second-factor/second-factor.page';
import { useNamedSetting } from './use-named-setting';
import { SessionsCard } from './sessions/sessions.card';

/** `/myprofile`, and `/myprofile/second-factor`, where who has to set one up is led. */
export default function ProfilePages() {
  const { pathname } = useLocation();
  return plainPath(pathname).endsWith('/second-factor') ? <SecondFactorPage /> : <ProfilePage />;
}

/** The person's own page: who they are here, how it looks, where they are signed in. */
function ProfilePage() {
  const t = useMessages(profileMessages);
  useNamedSetting();
  return (
    <Page title={t('title')} description={t('text')}>
      <Stack gap={{ base: '4', md: '5' }} maxWidth="56rem">
        <PersonCard />
        <ContactCard />
        <InterfaceCard />
        <FactorsCard />
        <SessionsCard />
        <OwnDataCard />
        <ClosingCard />
      </Stack>
    </Page>
  );
}
