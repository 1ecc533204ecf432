import {
  borderRadii,
  fontFamilies,
  languages,
  toast,
  useMessages,
  useToday,
  useUiConfig,
} from '@courtyard/common';
import { dateFormats, formatDay } from '@courtyard/contract/formats';
import { Box, Button, Card, CardBody, CardHeader, SimpleGrid, Text } from '@courtyard/ui';
import { headerMessages } from '../../layout/header/header.messages';
import { ColorModeChoice } from './color-mode-choice';
import { useChangePreferences } from '../preferences.queries';
import { profileMessages } from '../profile.messages';
import { SettingSelect } from './setting-select';

const languageNames = { en: 'English', es: 'Español' };

/** How the interface looks to this person; every change shows at once. */
export function InterfaceCard() {
  const t = useMessages(profileMessages);
  const tHeader = useMessages(headerMessages);
  const config = useUiConfig();
  const changePreferences = useChangePreferences(() => toast({ title: t('notSaved'), kind: 'error' }));
  const today = useToday();

  const setLanguage = (language: (typeof languages)[number]) => {
    config.change({ language });
    // The server writes mail in it, and another browser follows.
    changePreferences.mutate({ language });
  };
  const setDateFormat = (dateFormat: (typeof dateFormats)[number]) => {
    config.change({ dateFormat });
    // The PDFs that they download have it too.
    changePreferences.mutate({ dateFormat });
  };
  const reset = () => {
    config.reset();
    changePreferences.mutate({ language: useUiConfig.getState().language, dateFormat: null });
    toast({ title: t('resetDone') });
  };
  return (
    <Card>
      <CardHeader
        title={t('look')}
        description={t('lookText')}
        actions={
          <Button size="sm" variant="ghost" icon="refresh" ms={{ base: '-3', sm: '0' }} onClick={reset}>
            {t('reset')}
          </Button>
        }
      />
      <CardBody>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <SettingSelect
            id="font"
            label={t('font')}
            options={fontFamilies}
            value={config.fontFamily}
            onChange={(fontFamily) => config.change({ fontFamily })}
          />
          <SettingSelect
            id="radius"
            label={t('radius')}
            options={borderRadii}
            value={config.borderRadius}
            name={(count) => t('pixels', { count })}
            onChange={(borderRadius) => config.change({ borderRadius })}
          />
          <SettingSelect
            id="dateFormat"
            label={t('dateFormat')}
            options={dateFormats}
            value={config.dateFormat}
            name={(dateFormat) => formatDay(today, { language: config.language, dateFormat })}
            onChange={setDateFormat}
          />
          <SettingSelect
            id="language"
            label={t('language')}
            options={languages}
            value={config.language}
            name={(language) => languageNames[language]}
            onChange={setLanguage}
          />
        </SimpleGrid>
        <Box mt="5" maxWidth="24rem" data-setting="appearance">
          <Text size="sm" fontWeight="medium" mb="1.5">
            {tHeader('appearance')}
          </Text>
          <ColorModeChoice />
        </Box>
      </CardBody>
    </Card>
  );
}
