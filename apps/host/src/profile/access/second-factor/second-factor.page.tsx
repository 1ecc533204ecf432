import { useAuth, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { FactorDemand } from '@courtyard/contract';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { Button, Flex, LinkButton, Page, Stack, Text } from '@courtyard/ui';
import { FormAlert } from '../../../account/form/form-alert';
import { signOut } from '../../../app/entry/sign-out';
import { FactorsCard } from '../factors/factors.card';
import { useFactors } from '../factors/factors.queries';
import { secondFactorMessages } from './second-factor.messages';

/** By a new page: what was refused before is asked for anew. */
const goOn = () => window.location.assign('/dashboard/default');

/** Why a second factor is wanted, by when and by whom, and what sets one up. Who owes one reaches this and their account. */
export function SecondFactorPage() {
  const t = useMessages(secondFactorMessages);
  const { data: factors } = useFactors();
  const hasOne = factors ? factors.totpSince !== null || factors.passkeys.length > 0 : false;
  return (
    <Page title={t('title')} width="form">
      <Stack gap={{ base: '4', md: '5' }}>
        {factors ? (
          hasOne ? (
            <FormAlert kind="info">{t('done')}</FormAlert>
          ) : (
            <Why demand={factors.demand} />
          )
        ) : null}
        <FactorsCard />
        <Flex gap="2" wrap="wrap">
          {hasOne ? (
            <Button variant="primary" onClick={goOn}>
              {t('goOn')}
            </Button>
          ) : null}
          <LinkButton to="/myprofile">{t('account')}</LinkButton>
          <Button onClick={() => void signOut()}>{t('signOut')}</Button>
        </Flex>
      </Stack>
    </Page>
  );
}

function Why({ demand }: { demand: FactorDemand | null }) {
  const t = useMessages(secondFactorMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const community = useAuth((state) => state.user?.community.name ?? '');
  if (!demand)
    return (
      <Text size="sm" tone="muted">
        {t('notDemanded')}
      </Text>
    );
  const { roles, by, dueOn, isOwed } = demand;
  return (
    <FormAlert kind={isOwed ? 'danger' : 'info'}>
      {[
        t('why', { community, roles: roleNames(roles, language) }),
        by === null ? '' : t('by', { name: by }),
        isOwed ? t('owed') : t('until', { day: formats.fullDay(dueOn) }),
        t('how'),
      ]
        .filter(Boolean)
        .join(' ')}
    </FormAlert>
  );
}
