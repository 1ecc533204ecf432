import { lazyOverlay, useMessages, useUiConfig } from '@courtyard/common';
import { languageNames } from '@courtyard/contract/platform/member/contact/language-names';
import { Button, Card, CardBody, CardHeader, ErrorState, LoadingState, Text, TextLink } from '@courtyard/ui';
import { type Fact, Facts } from '@courtyard/ui/details';
import { useState } from 'react';
import { contactMessages } from './contact.messages';
import { useMyContact } from './contact.queries';

const ContactDialog = lazyOverlay(
  async () => (await import(/* webpackChunkName: "profile" */ './contact.dialog')).ContactDialog,
);

/** How the person is reached besides the profile, and whom to call in an emergency. */
export function ContactCard() {
  const t = useMessages(contactMessages);
  const language = useUiConfig((config) => config.language);
  const { data, error, refetch } = useMyContact();
  const [isOpen, setOpen] = useState(false);
  const facts = (): Fact[] => {
    if (!data) return [];
    const { emergencyContacts, mailingAddress, homePhone, workPhone, languages } = data;
    return [
      { label: t('mailingAddress'), value: mailingAddress },
      { label: t('homePhone'), value: homePhone },
      { label: t('workPhone'), value: workPhone },
      { label: t('languages'), value: languageNames(languages, language) || null },
      {
        label: t('emergency'),
        value: emergencyContacts.map(({ name, phone }) => `${name}, ${phone}`).join(' · ') || null,
      },
    ];
  };
  return (
    <Card as="section" aria-label={t('title')}>
      <CardHeader
        title={t('title')}
        description={t('text')}
        actions={
          <Button icon="edit" data-setting="contact" disabled={!data} onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        }
      />
      <CardBody>
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!error && !data ? <LoadingState /> : null}
        {data ? <Facts minWidth="15rem" facts={facts()} /> : null}
        <Text size="sm" tone="muted" mt="4">
          {t('profile')} <TextLink to="/myprofile/social">{t('toProfile')}</TextLink>
        </Text>
      </CardBody>
      {isOpen && data ? <ContactDialog contact={data} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
